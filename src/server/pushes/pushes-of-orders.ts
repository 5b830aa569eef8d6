import { hasEnded } from '../../domain/orders/order-status.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import type { Services } from '../services.ts';
import type { WorkKind } from '../work/work-kind.ts';
import { deleteClaimedPush, type OrderPushRow, orderOfPush, PUSHES_TO_SEND } from './order-pushes.repo.ts';
import { pushOrder } from './push-order.ts';

/** Browsers that are told how their orders stand. What comes next is told whether or not this could be. */
export const ORDER_PUSHES: WorkKind<'order_pushes'> = {
  name: 'order_pushes',
  place: PUSHES_TO_SEND,
  leaseMs: MINUTE,
  everyMs: 2000,
  atOnce: { places: 20, spare: 10 },
  retries: { firstMs: 5000, longestMs: 20_000, most: 5 },
  attempt: async (services, push) => rest(services, push, await pushOrder(services, push)),
  giveUp: (services, push) => rest(services, push, false),
};

/** Nothing is left to tell until the order changes; if the browser is gone or the order over, never. */
async function rest({ db }: Services, push: OrderPushRow, isGone: boolean): Promise<{ due_at: null } | null> {
  const order = isGone ? undefined : await orderOfPush(db, push);
  if (order && !hasEnded(order.status)) return { due_at: null };
  await deleteClaimedPush(db, push);
  return null;
}
