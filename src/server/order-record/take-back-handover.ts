import { nextStatuses } from '../../domain/orders/order-status.ts';
import { stepBackOf } from '../../domain/orders/step-back.ts';
import { tellCurrentOrder } from '../board/tell-current-order.ts';
import { recordChange } from '../editing/record-change.ts';
import { ordersRefusals as refusals } from '../orders/orders.refusals.ts';
import { findOrder, type StoredOrder } from '../orders/orders.repo.ts';
import { changeStatus, checkVersion } from '../orders/status/change-status.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { sentence } from '../platform/sentence.ts';
import type { Services } from '../services.ts';

interface StepBack {
  restaurantId: string;
  userId: string;
  orderId: string;
  expectedVersion: number | undefined;
}

/**
 * Takes back a handover that was none, within ten minutes: points, payment and figures follow, and the customer is told. Throws a
 * `Refusal` if it is too late, the customer has reviewed the order or spent its points, or cash was given back: then it did arrive;
 * or its cash was handed in.
 */
export async function stepBack(services: Services, { expectedVersion, ...at }: StepBack): Promise<void> {
  const { restaurantId, userId, orderId: id } = at;
  const scope = { restaurantId, userId: null };
  await tellCurrentOrder(services, at, async () => {
    const stored = await findOrder(services.db, { ...scope, id });
    if (!stored) throw new Refusal(commonRefusals.not_found);
    const { order } = stored;
    checkVersion(order, expectedVersion);
    const [to] = nextStatuses(order.status, order.order_type, 'correction');
    if (!to) throw new Refusal(refusals.illegal_transition, { extra: { currentStatus: order.status, allowed: [] } });
    await changeStatus(services, {
      ...{ scope, id, to, actor: 'correction', by: userId, notes: sentence('order-texts', 'stepped_back') },
      // Of this very handover, whatever happened since it was read.
      expectedVersion: order.version,
      refusal: refusals.illegal_transition,
      alongside: async (tx, before, { updated_at: now }) => {
        if (!stepBackOf(handoverOf(stored), now)) throw new Refusal(refusals.step_back_late);
        const current = await findOrder(tx, { ...scope, id });
        if (before.cash_back > 0) throw new Refusal(refusals.step_back_cash);
        if (current?.order.courier_settlement) throw new Refusal(refusals.step_back_settled);
        if (current?.isReviewed) throw new Refusal(refusals.step_back_reviewed);
        const change = { action: 'order_step_back', subject: 'order', subjectId: id } as const;
        const states = { before: { status: before.status }, after: { status: to } };
        await recordChange(tx, { restaurantId, userId, now }, { ...change, ...states });
      },
    });
  });
}

/** An order's status, and since when it has it (ms). */
export function handoverOf({ order, history }: StoredOrder) {
  const { status, order_type: type, updated_at } = order;
  return { status, type, since: history.at(-1)?.changed_at ?? updated_at };
}
