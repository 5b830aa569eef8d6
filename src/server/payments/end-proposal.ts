import type { Selectable } from 'kysely';
import type { OrderStatus } from '../../domain/orders/order-status.ts';
import { isOpenToProposals, type ProposalState } from '../../domain/payments/order-proposal.ts';
import { settlePayment } from '../../domain/payments/settle-payment.ts';
import { tellChanged } from '../events/order-events.ts';
import type { Tx } from '../platform/database/database.ts';
import { fromJson, toJson } from '../platform/database/json-columns.ts';
import type { OrdersTable } from '../platform/tables/order-tables.ts';
import { insertActs } from './payment-acts.repo.ts';
import { columnsOf, lockPaymentsOf, paidOrder, paymentOf, updatePayment } from './payments.repo.ts';

type OfOrder = Pick<Selectable<OrdersTable>, 'restaurant_id' | 'id' | 'proposal'>;

/**
 * Ends the order's proposal, if one is open: nothing changes any more. What was paid for it already is released or comes back. Lock the
 * order before, and call `payments.wake()` after the commit. Returns whether there was one.
 */
export async function endOpenProposal(
  tx: Tx,
  order: OfOrder,
  state: Exclude<ProposalState, 'open'>,
  now: number,
): Promise<boolean> {
  const { restaurant_id, id } = order;
  const proposal = fromJson(order.proposal ?? null);
  if (proposal?.state !== 'open') return false;
  await tx
    .updateTable('orders')
    .set({ proposal: toJson({ ...proposal, state, isPaying: false }), proposal_until: null })
    .where('restaurant_id', '=', restaurant_id)
    .where('id', '=', id)
    .execute();
  await tellChanged(tx, { restaurantId: restaurant_id, orderId: id, changed: ['proposal'], now });
  if (!proposal.isPaying || state === 'agreed') return true;
  for (const row of await lockPaymentsOf(tx, restaurant_id, id)) {
    if (row.proposal_id !== proposal.id) continue;
    const { payment, acts } = settlePayment(paymentOf(row), paidOrder('Not Paid', false), null);
    await updatePayment(tx, row, { ...columnsOf(payment), updated_at: now });
    await insertActs(tx, row, acts, { now });
  }
  return true;
}

/** Ends the proposal of an order that has moved on so far that nothing else can be cooked. */
export async function outdateProposal(tx: Tx, order: OfOrder, to: OrderStatus, now: number): Promise<void> {
  if (!isOpenToProposals(to)) await endOpenProposal(tx, order, 'outdated', now);
}
