import type { ResetPasswordInput } from '../../contract/accounts.ts';
import { inTransaction } from '../platform/database.ts';
import { sha256 } from '../platform/ids.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Services } from '../services.ts';
import { accountRefusals } from './accounts.refusals.ts';
import { hashPassword } from './password-hash.ts';
import { deleteResetsOfUser, findReset, spendReset } from './password-resets.repo.ts';
import { deleteSessionsOfUser } from './sessions.repo.ts';
import { setPassword } from './users.repo.ts';

/** Sets a password by a mailed token: once, and every session and every other link of the user ends. */
export async function resetPassword(
  { db, clock, live }: Services,
  { token, password, restaurantId }: ResetPasswordInput & { restaurantId: string },
): Promise<void> {
  const tokenHash = sha256(token);
  // Looked up before hashing, so that made-up tokens cost nothing; spent in the transaction, so that one use wins.
  const reset = await findReset(db, restaurantId, tokenHash, clock());
  if (!reset) throw new Refusal(accountRefusals.reset_link_invalid);
  const passwordHash = await hashPassword(password);
  const ended = await inTransaction(db, async (tx) => {
    if (!(await spendReset(tx, tokenHash))) throw new Refusal(accountRefusals.reset_link_invalid);
    await setPassword(tx, reset.user_id, passwordHash);
    await deleteResetsOfUser(tx, reset.user_id);
    return deleteSessionsOfUser(tx, reset.user_id);
  });
  for (const sessionId of ended) live.endSession(sessionId);
}
