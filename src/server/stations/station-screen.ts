import type { StationScreen } from '../../contract/staff/staff-stations.ts';
import { isDeclined } from '../../domain/menu/declined-choice.ts';
import { COOKING_STATUSES } from '../../domain/orders/station-of.ts';
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

/** The orders that a station cooks now. Throws a `Refusal` if there is no such station. */
export async function readScreen(services: Services, tenant: Tenant, stationId: string): Promise<StationScreen> {
  const { db, clock } = services;
  const stations = await stationsOf(db, tenant.id);
  const station = stations.find(({ id }) => id === stationId);
  if (!station) throw new Refusal(commonRefusals.not_found);
  const stored = await cookingOrders(db, tenant.id);
  const lines = stored.flatMap((each) => each.lines);
  const seenBy = await stationsOfLines(db, tenant.id, lines, stations);
  const isOurs = (line: OrderLineRow) => seenBy(line).includes(stationId);
  const ours = stored.filter((each) => each.lines.some(isOurs));
  const orders = await presentStaffOrders(services, ours);
  return {
    station: { _id: station.id, name: station.name },
    serverNow: toIso(clock()),
    timezone: tenant.timezone,
    orders: orders
      .map((order, index) => ({
        ...{ _id: order._id, orderNumber: order.orderNumber, orderType: order.orderType, lang: order.lang },
        customerNotes: order.customerNotes,
        dueAt: order.estimatedReadyAt ?? (order.isASAP ? null : order.scheduledAt),
        lines: order.items.flatMap((item, at) => {
          const line = ours[index]?.lines[at];
          if (!line || !isOurs(line)) return [];
          const { productName, quantity, allergenCodes, minimumAge, wish } = item;
          const options = item.selectedOptions
            .filter((option) => !isDeclined(option))
            .map(({ optionName, valueLabel }) => ({ optionName, valueLabel }));
          const dish = { productName, quantity, options, allergenCodes, minimumAge, wish };
          return [
            { position: line.position, ...dish, isDone: (fromJson(line.done_by ?? null) ?? []).includes(stationId) },
          ];
        }),
      }))
      .sort((a, b) => (a.dueAt ?? '').localeCompare(b.dueAt ?? '')),
  };
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
