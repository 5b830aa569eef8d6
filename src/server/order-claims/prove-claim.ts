import type { ClaimInput } from '../../contract/order-claims.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { OrderClaimsTable } from '../platform/tables/account-tables.ts';
import type { Services } from '../services.ts';
import { isCodeOf } from './claim-code.ts';
import { orderClaimsRefusals } from './order-claims.refusals.ts';
import { takeTry } from './order-claims.repo.ts';

/** The claim that a code is for. Throws the same `Refusal` for one that is wrong, over, used or tried too often. */
export async function proveClaim(
  { db, clock, config }: Services,
  { claimId, code, restaurantId }: ClaimInput & { restaurantId: string },
): Promise<OrderClaimsTable> {
  const claim = await takeTry(db, { restaurantId, id: claimId }, clock());
  if (!claim || !isCodeOf(config, claimId, code)) throw new Refusal(orderClaimsRefusals.claim_refused);
  return claim;
}
