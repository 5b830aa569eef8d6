import type { Carrier, Couriers } from '../../contract/staff/staff-courier-cash.ts';
import { toDecimal } from '../../domain/money/money.ts';
import { cashOf, cashOwed } from '../../domain/orders/courier-cash.ts';
import { promisedTime } from '../../domain/orders/expected-time.ts';
import { businessDate, startOfBusinessDate } from '../../domain/times/business-day.ts';
import type { Point } from '../../domain/zones/distance.ts';
import { rideOrder } from '../../domain/zones/ride-order.ts';
import { toIso } from '../platform/clock.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import type { Tenant } from '../platform/http/app.ts';
import { promiseOfRow } from '../promises/promise-of-row.ts';
import { settlementsIn } from '../reports/cash-ups.repo.ts';
import { type CashTill, tillOf } from '../reports/read-cash-ups.ts';
import type { Services } from '../services.ts';
import { carriedOrders, cashWithCouriers, courierTermsOf, settleFromOf } from './courier-cash.repo.ts';
import { rideWays } from './ride-ways.ts';

type CarriedRow = Awaited<ReturnType<typeof carriedOrders>>[number];
type BroughtRow = Awaited<ReturnType<typeof cashWithCouriers>>[number];

/** Who carries which orders in which order, the cash that each brings back, and what was handed in on this business day. */
export async function readCouriers(
  services: Services,
  tenant: Pick<Tenant, 'id' | 'contentLanguage'>,
): Promise<Couriers> {
  const { db } = services;
  const now = services.clock();
  const till = await tillOf(services, tenant);
  const today = startOfBusinessDate(till.schedule, businessDate(till.schedule, now));
  const { settleFrom, showsPosition } = await courierTermsOf(db, tenant.id);
  const carried = await carriedOrders(db, tenant.id);
  const brought = await cashWithCouriers(db, tenant.id, settleFrom ?? today);
  const settled = settleFrom === null ? [] : await settlementsIn(db, tenant.id, { from: today, to: now + 1 });
  const from = await startOfRides(services, tenant);
  // By phone, as two couriers may have given the same name.
  const phoneOf = ({ courier_device, courier_name }: CarriedRow | BroughtRow) => `${courier_device} ${courier_name}`;
  const phones = Map.groupBy<string, CarriedRow | BroughtRow>([...carried, ...brought], phoneOf);
  const couriers = await Promise.all(
    [...phones].map(([phone, [row]]) => {
      const ofPhone = (each: CarriedRow | BroughtRow) => phoneOf(each) === phone;
      const own = { carried: carried.filter(ofPhone), brought: brought.filter(ofPhone) };
      return presentCarrier(services, { name: row?.courier_name ?? '', till, from }, own);
    }),
  );
  return {
    currency: till.currency,
    settlesCash: settleFrom !== null,
    ...(showsPosition && { showsPosition }),
    couriers: couriers.sort((a, b) => a.name.localeCompare(b.name)),
    settlements: settled.toReversed().map((row) => ({
      ...{ _id: row.id, courier: row.courier, orders: row.orders, cash: toDecimal(row.cash, till.decimals) },
      ...{ by: row.name, at: toIso(row.settled_at) },
    })),
  };
}

/** One courier's own part of that: what they carry, and the cash that they bring back. */
export async function readCarrier(
  services: Services,
  tenant: Pick<Tenant, 'id' | 'contentLanguage'>,
  { name, carrier }: { name: string; carrier: string },
): Promise<Carrier> {
  const { db, clock } = services;
  const till = await tillOf(services, tenant);
  const today = startOfBusinessDate(till.schedule, businessDate(till.schedule, clock()));
  const carried = await carriedOrders(db, tenant.id, carrier);
  const brought = await cashWithCouriers(db, tenant.id, (await settleFromOf(db, tenant.id)) ?? today, { carrier });
  const from = await startOfRides(services, tenant);
  return presentCarrier(services, { name, till, from }, { carried, brought });
}

/** Where rides begin; null: the restaurant has not said where it is. */
async function startOfRides(
  { content }: Services,
  { id, contentLanguage }: Pick<Tenant, 'id' | 'contentLanguage'>,
): Promise<Point | null> {
  const { restaurant } = await content.of(id, contentLanguage);
  return restaurant.address.coordinates?.coordinates ?? null;
}

async function presentCarrier(
  services: Services,
  { name, till, from }: { name: string; till: CashTill; from: Point | null },
  { carried, brought }: { carried: CarriedRow[]; brought: BroughtRow[] },
): Promise<Carrier> {
  const { coin, decimals } = till;
  const amount = (minor: number) => toDecimal(minor, decimals);
  const orders = carried.map((row) => {
    const promised = promisedTime(promiseOfRow(row));
    const address = fromJson(row.delivery_address);
    return {
      ...{ row, promisedTime: promised, promised: promised?.to ?? null, placed: row.created_at },
      ...{ point: address?.coordinates ?? null, street: address?.street ?? '' },
      cash: cashAtDoor(row, coin),
    };
  });
  const ways = await rideWays(
    services,
    [from, ...orders.map(({ point }) => point)].filter((place) => place !== null),
  );
  return {
    name,
    orders: rideOrder(orders, from, ways).map(({ row, promisedTime: span, street, cash }) => ({
      ...{ _id: row.id, orderNumber: row.number, status: row.status, street, cash: amount(cash) },
      ...(row.call_number && { callNumber: row.call_number }),
      ...(span && { promised: { from: toIso(span.from), to: toIso(span.to) } }),
      since: toIso(row.courier_at ?? row.updated_at),
    })),
    toCollect: amount(orders.reduce((sum, { cash }) => sum + cash, 0)),
    brings: { orders: brought.map(({ id }) => id), cash: amount(cashOwed(brought.map(paid), coin)) },
  };
}

/** The cash that is still to be taken of an order, in notes and coins that there are (minor units). */
export function cashAtDoor(
  { payment_status, payment_method: method, total }: Pick<CarriedRow, 'payment_status' | 'payment_method' | 'total'>,
  coin: number,
): number {
  return payment_status === 'Pending' ? cashOf({ total, method }, coin) : 0;
}

/** What the sum of an order follows from. */
export function paid({ total, payment_method: method }: BroughtRow) {
  return { total, method };
}
