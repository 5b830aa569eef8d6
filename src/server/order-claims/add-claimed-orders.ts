import type { ClaimInput } from '../../contract/order-claims.ts';
import { lockUser } from '../accounts/users.repo.ts';
import { inTransaction } from '../platform/database/database.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { adoptOrders } from './adopt-orders.ts';
import { proveClaim } from './prove-claim.ts';

/**
 * Brings the orders of a claim to the account that is signed in, whichever its address: the code proves whose orders they are. Returns
 * how many came.
 */
export async function addClaimedOrders(
  services: Services,
  { userId, ...input }: ClaimInput & { restaurantId: string; userId: string },
): Promise<number> {
  const claim = await proveClaim(services, input);
  const { orders, endedSessions } = await inTransaction(services.db, (tx) =>
    adoptOrders(tx, claim, async () => {
      if (!(await lockUser(tx, userId))) throw new Refusal(commonRefusals.unauthenticated);
      return userId;
    }),
  );
  for (const sessionId of endedSessions) services.live.endSession(sessionId);
  return orders;
}
