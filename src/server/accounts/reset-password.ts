import type { ResetPasswordInput } from '../../contract/accounts/accounts.ts';
import { inTransaction } from '../platform/database/database.ts';
import { sha256 } from '../platform/ids/ids.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { accountRefusals } from './accounts.refusals.ts';
import { hashPassword } from './password-hash.ts';
import { deleteResetsOfUser, findReset, spendReset } from './password-resets.repo.ts';
import { deleteSessionsOfUser } from './sessions.repo.ts';
import { proveAddress, setPassword } from './users.repo.ts';

/**
 * Sets a new password by the token of a mailed link, which works once. Ends all sessions and other links of the user. Throws a
 * `Refusal` for an invalid token.
 */
export async function resetPassword(
  { db, clock, live }: Services,
  { token, password, restaurantId }: ResetPasswordInput & { restaurantId: string },
): Promise<void> {
  const tokenHash = sha256(token);
  // Looked up first, so that invalid tokens cost no hashing; used up in the transaction, so that of concurrent uses one succeeds.
  const reset = await findReset(db, restaurantId, tokenHash, clock());
  if (!reset) throw new Refusal(accountRefusals.reset_link_invalid);
  const passwordHash = await hashPassword(restaurantId, password);
  const ended = await inTransaction(db, async (tx) => {
    if (!(await spendReset(tx, tokenHash))) throw new Refusal(accountRefusals.reset_link_invalid);
    await setPassword(tx, reset.user_id, passwordHash);
    await proveAddress(tx, reset.user_id, clock());
    await deleteResetsOfUser(tx, reset.user_id);
    return deleteSessionsOfUser(tx, reset.user_id);
  });
  for (const sessionId of ended) live.endSession(sessionId);
}
