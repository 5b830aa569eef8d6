import type { ReadyRide, Rides } from '../../contract/staff/staff-couriers.ts';
import { toDecimal } from '../../domain/money/money.ts';
import { promisedTime } from '../../domain/orders/expected-time.ts';
import { staffName } from '../editing/staff.repo.ts';
import { toIso } from '../platform/clock.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import type { Tenant } from '../platform/http/app.ts';
import { promiseOfRow } from '../promises/promise-of-row.ts';
import { type CashTill, tillOf } from '../reports/read-cash-ups.ts';
import type { Services } from '../services.ts';
import { carrierOf } from './courier.ts';
import { cashAtDoor, readCarrier } from './read-couriers.ts';
import { readyOrders } from './rides.repo.ts';
import { usesCouriers } from './set-couriers.ts';

/** The deliveries that are ready, those that somebody has who is signed in, and the cash that they bring back. Of other orders nothing. */
export async function readRides(
  services: Services,
  { tenant, userId }: { tenant: Tenant; userId: string },
): Promise<Rides> {
  const { db, content } = services;
  const till = await tillOf(services, tenant);
  const isUsed = await usesCouriers(db, tenant.id);
  const ready = isUsed ? await readyOrders(db, tenant.id) : [];
  const { restaurant } = await content.of(tenant.id, tenant.contentLanguage);
  const name = (await staffName(db, { restaurantId: tenant.id, userId }, 'rides')) ?? '';
  return {
    ...{ currency: till.currency, timezone: restaurant.timezone, usesCouriers: isUsed },
    ready: ready.map((row) => presentReady(row, till)).sort((a, b) => dueOf(a) - dueOf(b)),
    own: await readCarrier(services, tenant, { name, carrier: carrierOf({ userId }) }),
  };
}

function presentReady(row: Awaited<ReturnType<typeof readyOrders>>[number], { coin, decimals }: CashTill): ReadyRide {
  const address = fromJson(row.delivery_address);
  const promised = promisedTime(promiseOfRow(row));
  return {
    ...{ _id: row.id, orderNumber: row.number },
    ...(row.call_number && { callNumber: row.call_number }),
    since: toIso(row.packed_at ?? row.updated_at),
    ...(promised && { promised: { from: toIso(promised.from), to: toIso(promised.to) } }),
    ...{ street: address?.street ?? '', postalCode: address?.postalCode ?? '' },
    cash: toDecimal(cashAtDoor(row, coin), decimals),
  };
}

/** Orders without a time come last, in the order in which they were ready. */
function dueOf({ promised }: ReadyRide): number {
  return promised ? Date.parse(promised.to) : Number.MAX_SAFE_INTEGER;
}
