import type { StaffOrder } from '../../contract/staff/staff-orders.ts';
import { recordChange } from '../editing/record-change.ts';
import { findOrder, lockOrder, type StoredOrder } from '../orders/orders.repo.ts';
import { presentStaffOrder } from '../orders/present/present-staff-order.ts';
import { publishOrder } from '../orders/publish-order.ts';
import { endOpenProposal } from '../payments/end-proposal.ts';
import { inTransaction } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { settlementRefusals as refusals } from '../settlement/settlement.refusals.ts';

interface Withdrawal {
  restaurantId: string;
  userId: string;
  orderId: string;
  proposalId: string;
}

/** Takes a proposal back that its customer has not answered. Throws a `Refusal` if it is over: the customer may have been faster. */
export async function withdrawProposal(services: Services, withdrawal: Withdrawal): Promise<StaffOrder> {
  const { restaurantId, userId, orderId: id, proposalId } = withdrawal;
  const now = services.clock();
  const scope = { restaurantId, userId: null, id };
  const stored = await inTransaction(services.db, async (tx) => {
    if (!(await findOrder(tx, scope))) throw new Refusal(commonRefusals.not_found);
    const order = await lockOrder(tx, restaurantId, id, now);
    const proposal = fromJson(order?.proposal ?? null);
    if (!order || proposal?.id !== proposalId || !(await endOpenProposal(tx, order, 'withdrawn', now))) {
      throw new Refusal(refusals.proposal_over);
    }
    await recordChange(
      tx,
      { restaurantId, userId, now },
      {
        ...{ action: 'order_proposal_withdrawn', subject: 'order', subjectId: id },
        before: { reason: proposal.reason },
        after: null,
      },
    );
    return (await findOrder(tx, scope)) as StoredOrder;
  });
  services.payments.wake();
  await publishOrder(services, stored);
  return presentStaffOrder(services, stored);
}
