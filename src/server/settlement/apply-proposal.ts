import { fits } from '../../domain/payments/order-proposal.ts';
import type { OrderRow, StoredOrder } from '../orders/orders.repo.ts';
import { endOpenProposal } from '../payments/end-proposal.ts';
import type { Tx } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import type { StoredProposal } from '../platform/tables/order-tables.ts';
import { carryOutChange } from './carry-out-change.ts';
import { planChange } from './plan-change.ts';

/** The order's proposal if it waits for its answer, and the order is still the one that was asked about. */
export function openProposal(order: OrderRow): StoredProposal | null {
  const proposal = fromJson(order.proposal ?? null);
  if (proposal?.state !== 'open') return null;
  const { status, total } = order;
  const changes = (fromJson(order.changes ?? null) ?? []).length;
  return fits(proposal, { status, total, changes }) ? proposal : null;
}

/** Whether a difference is paid online. What could not be taken from the card is paid at the door, and so is the difference. */
export function isPaidByCard({ order, payment }: StoredOrder): boolean {
  return payment !== null && order.payment_status !== 'Failed';
}

/**
 * Changes the order as its customer has agreed to. False: it would cost something else by now, as its promotion is another, or too few portions
 * are left, so that the proposal is over. Lock the order before; its payment is the caller's.
 */
export async function applyProposal(
  tx: Tx,
  stored: StoredOrder,
  proposal: StoredProposal,
  { now, maxMails }: { now: number; maxMails: number },
): Promise<boolean> {
  const { order, lines } = stored;
  const removed = lines.map(
    (line) => proposal.removed.find(({ position }) => position === line.position)?.quantity ?? 0,
  );
  const plan = await planChange(tx, stored, removed, { added: proposal.lines, units: proposal.units });
  if (plan.price.total !== proposal.after) {
    await endOpenProposal(tx, order, 'outdated', now);
    return false;
  }
  const { by, reason } = proposal;
  const isDone = await carryOutChange(tx, stored, { plan, by, reason, now, maxMails });
  await endOpenProposal(tx, order, isDone ? 'agreed' : 'outdated', now);
  return isDone;
}
