import type { RegisterInput } from '../../contract/accounts/accounts.ts';
import type { Language } from '../../domain/languages.ts';
import { inTransaction, isUniqueViolation } from '../platform/database/database.ts';
import { newId } from '../platform/ids/ids.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { keepAcceptedTerms } from './accepted-terms.repo.ts';
import { accountRefusals } from './accounts.refusals.ts';
import { hashPassword } from './password-hash.ts';
import { type StartedSession, startSession } from './start-session.ts';
import { findByEmail, insertUser } from './users.repo.ts';

/**
 * Creates an account with the request's language and signs it in. Of concurrent requests with the same e-mail address one
 * succeeds, the others throw a `Refusal`.
 */
export async function registerCustomer(
  services: Services,
  input: RegisterInput & { restaurantId: string; language: Language },
): Promise<StartedSession> {
  const { restaurantId, language, name, email, password } = input;
  if (await findByEmail(services.db, email)) throw emailTaken(language);
  const user = {
    id: newId(),
    name,
    email,
    password_hash: await hashPassword(restaurantId, password),
    phone_number: null,
    avatar_url: null,
    language,
    created_at: services.clock(),
    registered_with: restaurantId,
  };
  try {
    return await inTransaction(services.db, async (tx) => {
      await insertUser(tx, user);
      await keepAcceptedTerms(tx, { restaurantId, userId: user.id });
      return startSession(services, tx, { restaurantId, userId: user.id });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw emailTaken(language);
    throw error;
  }
}

function emailTaken(language: Language): Refusal {
  const kind = accountRefusals.email_taken;
  return new Refusal(kind, { errors: [{ field: 'email', message: kind.message[language] }] });
}
