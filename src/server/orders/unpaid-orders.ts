import type { AskedMenu } from '../../domain/appraisal/lines.ts';
import { portionsOf } from '../../domain/menu/portions.ts';
import type { SlotShare } from '../../domain/slots/capacity.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { countAttempt } from '../accounts/attempts.repo.ts';
import type { Config } from '../platform/config.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import { sha256 } from '../platform/ids/ids.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { promotionsRefusals } from '../promotions/promotions.refusals.ts';
import type { PromotionRow } from '../promotions/promotions.repo.ts';
import type { PlaceOrderRequest } from './order-policy.ts';
import { ordersRefusals } from './orders.refusals.ts';
import type { OrderRow } from './orders.repo.ts';

/** Orders to be paid that one network may start at a restaurant within the time: enough for an office at noon. */
const MOST_OF_NETWORK = 30;
const WITHIN = 15 * MINUTE;

/**
 * Throws a `Refusal` if a network has started too many orders that are to be paid. Its count keeps the restaurant's others waiting, so
 * that each sees what those before it hold: call it before anything else is taken.
 */
export async function limitUnpaid(
  tx: Tx,
  { RATE_LIMITS }: Pick<Config, 'RATE_LIMITS'>,
  { tenant, network = '' }: PlaceOrderRequest,
  now: number,
): Promise<void> {
  await countAttempt(tx, sha256(`unpaid\u0000${tenant.id}`), now, WITHIN);
  const { count, ends_at } = await countAttempt(tx, sha256(`unpaid\u0000${tenant.id}\u0000${network}`), now, WITHIN);
  if (!RATE_LIMITS || count <= MOST_OF_NETWORK) return;
  throw new Refusal(ordersRefusals.too_many_payments, { retryAfterMs: ends_at - now });
}

/** What orders that wait for their payment hold of the kitchen's slots. Those by telephone are of people whom staff know. */
export async function heldUnpaid(db: Db, restaurantId: string): Promise<SlotShare[]> {
  const rows = await db
    .selectFrom('orders')
    .select('kitchen_slots')
    .where('restaurant_id', '=', restaurantId)
    .where('status', '=', 'Awaiting Payment')
    .where('channel', '=', 'web')
    .execute();
  return rows.flatMap(({ kitchen_slots }) => fromJson(kitchen_slots) ?? []);
}

/** Throws a `Refusal` if orders that wait for their payment would hold more than half of a promotion's uses. */
export async function checkHeldUses(tx: Tx, { restaurant_id, id, max_uses }: PromotionRow): Promise<void> {
  if (max_uses === null) return;
  const { count } = await tx
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('restaurant_id', '=', restaurant_id)
    .where('status', '=', 'Awaiting Payment')
    .where('channel', '=', 'web')
    .where('promotion_id', '=', id)
    .executeTakeFirstOrThrow();
  if (Number(count) > Math.ceil(max_uses / 2)) throw new Refusal(promotionsRefusals.promotion_used_up);
}

/**
 * Throws a `Refusal` if orders that wait for their payment would hold more than half of what there is of a dish on a business day. Call it
 * once the order is written.
 */
export async function checkHeldPortions(
  tx: Tx,
  { restaurant_id, portions }: Pick<OrderRow, 'restaurant_id' | 'portions'>,
  { menu, shown }: Pick<AskedMenu, 'menu' | 'shown'>,
): Promise<void> {
  const own = fromJson(portions ?? null);
  if (!own) return;
  const rows = await tx
    .selectFrom('orders')
    .select('portions')
    .where('restaurant_id', '=', restaurant_id)
    .where('status', '=', 'Awaiting Payment')
    .where('channel', '=', 'web')
    .where('portions', 'is not', null)
    .execute();
  const held = rows.flatMap((row) => fromJson(row.portions ?? null) ?? []).filter(({ date }) => date === own.date);
  for (const productId of Object.keys(own.taken)) {
    const counted = menu.get(productId)?.portions;
    const all = counted ? portionsOf(counted, own.date) : null;
    const count = held.reduce((sum, { taken }) => sum + (taken[productId] ?? 0), 0);
    if (all === null || count <= Math.ceil(all / 2)) continue;
    throw new Refusal(ordersRefusals.portions_held, { values: { product: shown.get(productId)?.name ?? '' } });
  }
}

/** Until when a customer's unpaid orders hold what they hold (ms): placing another one instead lengthens nothing. null: they hold nothing. */
export async function heldUntil(
  tx: Tx,
  { restaurantId, userId, now }: { restaurantId: string; userId: string; now: number },
): Promise<number | null> {
  const { until } = await tx
    .selectFrom('payments as p')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.restaurant_id', '=', 'p.restaurant_id').onRef('o.id', '=', 'p.order_id'),
    )
    .select((eb) => eb.fn.min('p.pay_by').as('until'))
    .where('o.restaurant_id', '=', restaurantId)
    .where('o.user_id', '=', userId)
    .where('o.status', 'in', ['Awaiting Payment', 'Not Paid'])
    .where('p.pay_by', '>', now)
    .executeTakeFirstOrThrow();
  return until === null ? null : Number(until);
}
