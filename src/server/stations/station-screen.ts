import type { StaffOrder } from '../../contract/staff/staff-orders.ts';
import type { StationScreen } from '../../contract/staff/staff-stations.ts';
import { isDeclined } from '../../domain/menu/declined-choice.ts';
import { expectedTime } from '../../domain/orders/expected-time.ts';
import { COOKING_STATUSES } from '../../domain/orders/station-of.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { stationsOf } from '../cooking/stations.repo.ts';
import { stationsOfLines } from '../cooking/stations-of-lines.ts';
import { type OrderLineRow, type OrderRow, type StoredOrder, withDetails } from '../orders/orders.repo.ts';
import { presentStaffOrders } from '../orders/present-staff-order.ts';
import { toIso } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import type { Tenant } from '../platform/http/app.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';

const MAX_ORDERS = 200;
/** So long a screen says that an order was called off or changed, unless somebody has seen it (ms). */
const TOLD_FOR = 10 * MINUTE;

/** The orders that a station cooks now. Throws a `Refusal` if there is no such station. */
export async function readScreen(services: Services, tenant: Tenant, stationId: string): Promise<StationScreen> {
  const { db, clock } = services;
  const stations = await stationsOf(db, tenant.id);
  const station = stations.find(({ id }) => id === stationId);
  if (!station) throw new Refusal(commonRefusals.not_found);
  const now = clock();
  const stored = await cookingOrders(db, tenant.id);
  const gone = await calledOffOrders(db, tenant.id, now - TOLD_FOR);
  const lines = [...stored, ...gone].flatMap((each) => each.lines);
  const seenBy = await stationsOfLines(db, tenant.id, lines, stations);
  const isOurs = (line: OrderLineRow) => seenBy(line).includes(stationId);
  const ours = stored.filter((each) => each.lines.some(isOurs));
  const orders = await presentStaffOrders(services, ours);
  return {
    station: { _id: station.id, name: station.name },
    serverNow: toIso(now),
    timezone: tenant.timezone,
    orders: orders
      .map((order, index) => ({
        ...{ _id: order._id, orderNumber: order.orderNumber, orderType: order.orderType, lang: order.lang },
        ...(order.callNumber !== undefined && { callNumber: order.callNumber }),
        ...changedAt(order, now),
        others: othersOf(ours[index]?.lines ?? []),
        customerNotes: order.customerNotes,
        dueAt: order.leavesAt ?? expectedFrom(order),
        lines: order.items.flatMap((item, at) => {
          const line = ours[index]?.lines[at];
          if (!line || !isOurs(line)) return [];
          const { quantity, allergenCodes, minimumAge, wish, note, cookingMinutes } = item;
          const productName = item.kitchenName ?? item.productName;
          const made = item.selectedOptions.filter((option) => !isDeclined(option));
          const options = made.map(({ optionName, valueLabel }, choice) => ({
            optionName,
            valueLabel: item.kitchenChoices?.[choice] ?? valueLabel,
          }));
          const dish = { productName, quantity, options, allergenCodes, minimumAge, wish, note, cookingMinutes };
          return [
            { position: line.position, ...dish, isDone: (fromJson(line.done_by ?? null) ?? []).includes(stationId) },
          ];
        }),
      }))
      .sort((a, b) => (a.dueAt ?? '').localeCompare(b.dueAt ?? '')),
    calledOff: gone
      .filter((each) => each.lines.some(isOurs))
      .map(({ order, lines: own }) => ({
        ...{ _id: order.id, orderNumber: order.number, lang: order.content_language, at: toIso(order.updated_at) },
        ...(order.call_number && { callNumber: order.call_number }),
        lines: own.filter(isOurs).map((line) => ({ productName: line.product_name_original, quantity: line.quantity })),
      })),
  };

  /** How far the other stations are. */
  function othersOf(own: readonly OrderLineRow[]): StationScreen['orders'][number]['others'] {
    return stations.flatMap(({ id, name }) => {
      const made = id === stationId ? [] : own.filter((line) => seenBy(line).includes(id));
      if (made.length === 0) return [];
      return { name, left: made.filter((line) => !(fromJson(line.done_by ?? null) ?? []).includes(id)).length };
    });
  }
}

/** When the order is expected; null: nobody has named a time. */
function expectedFrom(order: StaffOrder): string | null {
  const expected = expectedTime(order, order.usualTime ?? '');
  return 'from' in expected ? toIso(expected.from) : null;
}

function changedAt({ changes }: Pick<StaffOrder, 'changes'>, now: number): { changedAt?: string } {
  const at = changes?.at(-1)?.at;
  return at && Date.parse(at) > now - TOLD_FOR ? { changedAt: at } : {};
}

/** Those that were called off since `since` (ms), of which something had been taken on. */
async function calledOffOrders(db: Db, restaurantId: string, since: number): Promise<StoredOrder[]> {
  const rows = await db
    .selectFrom('orders as o')
    .selectAll('o')
    .where('o.restaurant_id', '=', restaurantId)
    .where('o.status', '=', 'Cancelled by Restaurant')
    .where('o.updated_at', '>', since)
    .where('o.estimated_ready_at', 'is not', null)
    .orderBy('o.updated_at')
    .orderBy('o.id')
    .limit(MAX_ORDERS)
    .$castTo<OrderRow>()
    .execute();
  return withDetails(db, restaurantId, rows);
}

/** The orders that are taken on and not ready yet, the oldest first. */
async function cookingOrders(db: Db, restaurantId: string): Promise<StoredOrder[]> {
  const rows = await db
    .selectFrom('orders as o')
    .selectAll('o')
    .where('o.restaurant_id', '=', restaurantId)
    .where('o.status', 'in', COOKING_STATUSES)
    .orderBy('o.created_at')
    .orderBy('o.id')
    .limit(MAX_ORDERS)
    .$castTo<OrderRow>()
    .execute();
  return withDetails(db, restaurantId, rows);
}
