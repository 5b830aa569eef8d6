import type { LoginInput } from '../../contract/accounts.ts';
import type { Language } from '../../domain/languages.ts';
import { inTransaction } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Services } from '../services.ts';
import { accountRefusals } from './accounts.refusals.ts';
import { verifyPassword } from './password-hash.ts';
import { type StartedSession, startSession } from './start-session.ts';
import { findByEmail, holdSignedIn } from './users.repo.ts';

/** Takes the same time, and says the same, for a wrong password and for an unknown address. */
export async function signIn(
  services: Services,
  { email, password, restaurantId, language }: LoginInput & { restaurantId: string; language: Language },
): Promise<StartedSession> {
  const user = await findByEmail(services.db, email);
  const matches = await verifyPassword(user?.password_hash, password);
  if (!user || !matches) throw new Refusal(accountRefusals.invalid_credentials);
  return inTransaction(services.db, async (tx) => {
    const isStillRight = await holdSignedIn(tx, user.id, user.password_hash, language);
    if (!isStillRight) throw new Refusal(accountRefusals.invalid_credentials);
    return startSession(services, tx, { restaurantId, userId: user.id });
  });
}
