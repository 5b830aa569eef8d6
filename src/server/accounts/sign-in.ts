import type { LoginInput } from '../../contract/accounts/accounts.ts';
import type { Language } from '../../domain/languages.ts';
import { inTransaction } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { accountRefusals } from './accounts.refusals.ts';
import { limitAttempts, signInLimits } from './limit-attempts.ts';
import { verifyPassword } from './password-hash.ts';
import { type StartedSession, startSession } from './start-session.ts';
import { findByEmail, holdSignedIn } from './users.repo.ts';

/** Signs in with e-mail and password. Answers the same in the same time for a wrong password and for an unknown address. */
export async function signIn(
  services: Services,
  attempt: LoginInput & { restaurantId: string; language: Language; network: string; device: string | null },
): Promise<StartedSession> {
  const { email, password, restaurantId, language } = attempt;
  const user = await limitAttempts(services, signInLimits(attempt), async () => {
    const found = await findByEmail(services.db, email);
    const matches = await verifyPassword(restaurantId, found?.password_hash, password);
    return found && matches ? found : null;
  });
  if (!user) throw new Refusal(accountRefusals.invalid_credentials);
  return inTransaction(services.db, async (tx) => {
    const isStillRight = await holdSignedIn(tx, user.id, user.password_hash, language);
    if (!isStillRight) throw new Refusal(accountRefusals.invalid_credentials);
    return startSession(services, tx, { restaurantId, userId: user.id });
  });
}
