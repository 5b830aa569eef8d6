import type { UnpaidOrder } from '../../contract/staff/staff-unpaid-orders.ts';
import { toDecimal } from '../../domain/money/money.ts';
import { toIso } from '../platform/clock.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import { decimalsHere } from '../restaurants/currency.repo.ts';
import type { Services } from '../services.ts';

/** More than anybody looks through. */
const MOST = 100;

/** The restaurant's orders that wait for their payment, the oldest first. */
export async function listUnpaidOrders(
  { db }: Services,
  restaurantId: string,
): Promise<{ orders: UnpaidOrder[]; count: number }> {
  const waiting = db
    .selectFrom('orders as o')
    .innerJoin('payments as p', (join) =>
      join.onRef('p.restaurant_id', '=', 'o.restaurant_id').onRef('p.order_id', '=', 'o.id'),
    )
    .where('o.restaurant_id', '=', restaurantId)
    .where('o.status', '=', 'Awaiting Payment')
    .where('p.proposal_id', 'is', null);
  const rows = await waiting
    .select(['o.id', 'o.number', 'o.order_type', 'o.channel', 'o.total', 'o.tip', 'o.units', 'o.kitchen_slots'])
    .select(['o.created_at', 'p.pay_by'])
    .orderBy('o.created_at')
    .orderBy('o.id')
    .limit(MOST)
    .execute();
  const { count } = await waiting.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow();
  const decimals = rows.length > 0 ? await decimalsHere(db, restaurantId) : 0;
  return {
    count: Number(count),
    orders: rows.map((row) => {
      const slots = (fromJson(row.kitchen_slots) ?? []).map(({ at }) => at);
      return {
        ...{ orderId: row.id, orderNumber: row.number, orderType: row.order_type, channel: row.channel },
        totalAmount: toDecimal(row.total + row.tip, decimals),
        since: toIso(row.created_at),
        payBy: toIso(row.pay_by),
        units: row.units,
        holdsFrom: slots.length > 0 ? toIso(Math.min(...slots)) : null,
      };
    }),
  };
}
