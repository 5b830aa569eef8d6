import type { StaffOrder } from '../../contract/staff/staff-orders.ts';
import type { StationScreen } from '../../contract/staff/staff-stations.ts';
import { isDeclined } from '../../domain/menu/declined-choice.ts';
import { halfOf, type MadeHalves, madeHalves } from '../../domain/menu/halves.ts';
import { numberedName } from '../../domain/menu/numbered-name.ts';
import { expectedTime } from '../../domain/orders/expected-time.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { stationsOf } from '../cooking/stations.repo.ts';
import { stationsOfLines } from '../cooking/stations-of-lines.ts';
import type { OrderLineRow, OrderRow } from '../orders/orders.repo.ts';
import { presentStaffOrders } from '../orders/present/present-staff-order.ts';
import { toIso } from '../platform/clock.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import type { Tenant } from '../platform/http/app.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { calledOffOrders, cookingOrders } from './kitchen-orders.repo.ts';
import { lineOfChange, recentChanges } from './recent-changes.ts';

/** So long a screen says that an order was called off or changed, unless somebody has seen it (ms). */
const TOLD_FOR = 10 * MINUTE;

/** The orders that a station cooks now. Throws a `Refusal` if there is no such station. */
export async function readScreen(services: Services, tenant: Tenant, stationId: string): Promise<StationScreen> {
  const { db, clock } = services;
  const stations = await stationsOf(db, tenant.id);
  const station = stations.find(({ id }) => id === stationId);
  if (!station) throw new Refusal(commonRefusals.not_found);
  const now = clock();
  const stored = await cookingOrders(db, tenant.id, now);
  const gone = await calledOffOrders(db, tenant.id, now - TOLD_FOR);
  const changed = new Map(stored.map((each) => [each.order.id, recentChanges(each, now - TOLD_FOR)]));
  const lines = [
    ...[...stored, ...gone].flatMap((each) => each.lines),
    ...[...changed.values()].flatMap(({ items }) => items.flatMap(lineOfChange)),
  ];
  const seenBy = await stationsOfLines(db, tenant.id, lines, stations);
  const isOurs = (line: Parameters<typeof seenBy>[0]) => seenBy(line).includes(stationId);
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
        ...changesOf(order._id),
        others: othersOf(ours[index]?.lines ?? []),
        customerNotes: order.customerNotes,
        ...(order.avoids && { avoids: order.avoids }),
        dueAt: order.leavesAt ?? expectedFrom(order),
        lines: order.items.flatMap((item, at) => {
          const line = ours[index]?.lines[at];
          if (!line || !isOurs(line)) return [];
          const { quantity, allergenCodes, mayContainCodes, isUndeclared, minimumAge, cookingMinutes } = item;
          const { wish, note, deal } = item;
          const productName = numberedName(item.kitchenName ?? item.productName, item.menuNumber);
          const made = item.selectedOptions.filter((option) => !isDeclined(option));
          const labels = made.map(({ valueLabel }, choice) => item.kitchenChoices?.[choice] ?? valueLabel);
          const halves = madeHalves(made, labels);
          const options = made.flatMap(({ optionId, optionName }, choice) =>
            halfOf(optionId) ? [] : { optionName, valueLabel: labels[choice] ?? '' },
          );
          const food = { allergenCodes, mayContainCodes, isUndeclared };
          const dish = {
            productName,
            quantity,
            options,
            ...inHalves(halves),
            ...food,
            minimumAge,
            wish,
            note,
            deal,
            cookingMinutes,
          };
          return [
            { position: line.position, ...dish, isDone: (fromJson(line.done_by ?? null) ?? []).includes(stationId) },
          ];
        }),
      }))
      .sort((a, b) => (a.dueAt ?? '').localeCompare(b.dueAt ?? '')),
    calledOff: [
      ...gone.map(({ order, lines: own }) => calledOff(order, order.updated_at, own.filter(isOurs).map(namedLine))),
      ...stored
        .filter((each) => !each.lines.some(isOurs))
        .map(({ order }) => {
          const { at, dishes } = dishesChanged(order.id);
          const less = dishes.filter(({ units }) => units < 0);
          return calledOff(
            order,
            at,
            less.map(({ productName, units }) => ({ productName, quantity: -units })),
          );
        }),
    ].filter((each) => each.lines.length > 0),
  };

  /** What this station has to make more or less of an order, and since when (ms). */
  function dishesChanged(orderId: string): { at: number; dishes: { productName: string; units: number }[] } {
    const { at = 0, items = [] } = changed.get(orderId) ?? {};
    const units = new Map<string, number>();
    for (const { nameOriginal: name, from, to, ...item } of items) {
      const isHere = lineOfChange(item).some(isOurs);
      if (isHere) units.set(name, (units.get(name) ?? 0) + to - from);
    }
    return { at, dishes: [...units].flatMap(([productName, sum]) => (sum === 0 ? [] : { productName, units: sum })) };
  }

  /** A change that is of other stations alone is no news here. */
  function changesOf(orderId: string): Pick<StationScreen['orders'][number], 'changedAt' | 'changes'> {
    const { at = 0, items = [] } = changed.get(orderId) ?? {};
    if (items.some(({ productId }) => productId === undefined)) return { changedAt: toIso(at) };
    const { dishes } = dishesChanged(orderId);
    return dishes.length > 0 ? { changedAt: toIso(at), changes: dishes } : {};
  }

  /** How far the other stations are. */
  function othersOf(own: readonly OrderLineRow[]): StationScreen['orders'][number]['others'] {
    return stations.flatMap(({ id, name }) => {
      const made = id === stationId ? [] : own.filter((line) => seenBy(line).includes(id));
      if (made.length === 0) return [];
      return { name, left: made.filter((line) => !(fromJson(line.done_by ?? null) ?? []).includes(id)).length };
    });
  }
}

function inHalves(halves: MadeHalves | null): Pick<StationScreen['orders'][number]['lines'][number], 'halves'> {
  return halves ? { halves: { line: halves.line, on: halves.on } } : {};
}

/** When the order is expected; null: nobody has named a time. */
function expectedFrom(order: StaffOrder): string | null {
  const expected = expectedTime(order, order.usualTime ?? '');
  return 'from' in expected ? toIso(expected.from) : null;
}

function namedLine({ product_name_original: productName, quantity }: OrderLineRow) {
  return { productName, quantity };
}

function calledOff(
  order: OrderRow,
  at: number,
  lines: StationScreen['calledOff'][number]['lines'],
): StationScreen['calledOff'][number] {
  return {
    ...{ _id: order.id, orderNumber: order.number, lang: order.content_language, at: toIso(at), lines },
    ...(order.call_number && { callNumber: order.call_number }),
  };
}
