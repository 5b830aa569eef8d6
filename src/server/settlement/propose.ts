import { toDecimal } from '../../domain/money/money.ts';
import { ANSWER_WITHIN } from '../../domain/payments/order-proposal.ts';
import { recordChange } from '../editing/record-change.ts';
import { tellChanged } from '../events/order-events.ts';
import { queueOrderMail } from '../orders/order-mail.repo.ts';
import type { StoredOrder } from '../orders/orders.repo.ts';
import type { Tx } from '../platform/database/database.ts';
import { fromJson, toJson } from '../platform/database/json-columns.ts';
import { newId } from '../platform/ids/ids.ts';
import type { StoredProposal } from '../platform/tables/order-tables.ts';
import { queueOrderPushes } from '../pushes/order-pushes.repo.ts';
import { decimalsHere } from '../restaurants/currency.repo.ts';
import { type ChangePlan, itemsOf } from './plan-change.ts';

interface Proposing {
  plan: ChangePlan;
  by: string;
  reason: string;
  now: number;
  maxMails: number;
}

/** Asks the customer of an order whether it may be changed as planned, which makes it dearer. Lock the order before. */
export async function propose(tx: Tx, stored: StoredOrder, asked: Proposing): Promise<void> {
  const { plan, by, reason, now, maxMails } = asked;
  const { order, lines } = stored;
  const { restaurant_id: restaurantId, id } = order;
  const proposal: StoredProposal = {
    ...{ id: newId(), state: 'open', by, at: now, reason, until: now + ANSWER_WITHIN, isPaying: false },
    removed: lines.flatMap(({ position }, index) => {
      const quantity = plan.removed[index] ?? 0;
      return quantity > 0 ? { position, quantity } : [];
    }),
    ...{ before: order.total, after: plan.price.total },
    changes: (fromJson(order.changes ?? null) ?? []).length,
    ...{ lines: plan.added, units: plan.units },
  };
  await tx
    .updateTable('orders')
    .set({ proposal: toJson(proposal), proposal_until: proposal.until })
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .execute();
  await tellChanged(tx, { restaurantId, orderId: id, changed: ['proposal'], now });
  const decimals = await decimalsHere(tx, restaurantId);
  const items = itemsOf(stored, plan);
  await recordChange(
    tx,
    { restaurantId, userId: by, now },
    {
      ...{ action: 'order_proposal', subject: 'order', subjectId: id },
      before: { total: toDecimal(order.total, decimals) },
      after: {
        total: toDecimal(plan.price.total, decimals),
        items: items.flatMap(({ nameOriginal, from, to }) => (to < from ? `${from - to} × ${nameOriginal}` : [])),
        added: items.flatMap(({ nameOriginal, from, to }) => (to > from ? `${to - from} × ${nameOriginal}` : [])),
        reason,
      },
    },
  );
  await queueOrderMail(tx, {
    ...{ kind: 'order_proposal', order: { ...order, updated_at: now }, notes: reason, amount: plan.price.total },
    items: items.flatMap(({ name, from, to }) => (to < from ? `${from - to} × ${name}` : [])),
    added: items.flatMap(({ name, from, to }) => (to > from ? `${to - from} × ${name}` : [])),
    max: maxMails,
  });
  await queueOrderPushes(tx, { restaurantId, orderId: id }, now);
}
