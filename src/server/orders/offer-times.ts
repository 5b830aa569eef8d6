import type { OfferedTimes, OfferTimesInput } from '../../contract/cart-validation.ts';
import { slotStart } from '../../domain/slots/capacity.ts';
import {
  asapUntil,
  freeDays,
  freeSlotsOf,
  type Loads,
  rulesOf,
  soonest,
  type TimeRequest,
} from '../../domain/slots/free-times.ts';
import { busyMinutes } from '../../domain/slots/kitchen-busy.ts';
import { type Pace, rangeEnd } from '../../domain/slots/kitchen-pace.ts';
import { USUAL_ORDER_TIMES } from '../../domain/slots/order-times.ts';
import { readMenuRows } from '../menu/menu-rows.repo.ts';
import { readOrderingSettings } from '../menu/ordering-settings.repo.ts';
import { toIso } from '../platform/clock.ts';
import type { Tenant } from '../platform/http/app.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { findLoads } from '../slots/slot-loads.repo.ts';
import { timesInForce } from '../slots/times-in-force.ts';
import { ordersRefusals } from './orders.refusals.ts';

/** When a cart could be had. It promises nothing: placing the order decides. */
export async function offerTimes(services: Services, tenant: Tenant, input: OfferTimesInput): Promise<OfferedTimes> {
  if (input.restaurantId !== tenant.id) throw new Refusal(ordersRefusals.wrong_restaurant);
  const { db } = services;
  const now = services.clock();
  const settings = await readOrderingSettings(db, tenant.id);
  const ids = input.items.map(({ productId }) => productId);
  const menu = await readMenuRows(db, tenant.id, ids, now);
  const dishes = input.items.map(({ productId, quantity }) => ({ dish: menu.get(productId), quantity }));
  const noticeMinutes = Math.max(0, ...dishes.map(({ dish }) => dish?.noticeMinutes ?? 0));
  const times = timesInForce(settings, { noticeMinutes, now });
  const { orderType } = input;
  const pace = times && (await services.paces.of({ restaurantId: tenant.id, timezone: tenant.timezone, orderType }));
  const request: TimeRequest = {
    orderType,
    units: dishes.reduce((sum, { dish, quantity }) => sum + (dish?.units ?? 0) * quantity, 0),
    noticeMinutes,
    times: times ?? USUAL_ORDER_TIMES,
    schedule: settings.schedule,
    busyMinutes: busyMinutes(settings.busy, now),
    paceMinutes: pace?.median ?? 0,
    now,
  };
  const isCounted = request.times.rules.length > 0;
  const loads: Loads = isCounted ? await findLoads(db, tenant.id, slotStart(now, rulesOf(request))) : new Map();
  const days = freeDays(request, loads);
  const day = input.day ?? days[0] ?? null;
  return {
    serverNow: toIso(now),
    asap: times ? offeredAsap(request, loads, pace) : usualAsap(request),
    days,
    day,
    slots: day === null ? [] : freeSlotsOf(day, request, loads).map((slot) => toIso(slot)),
  };
}

/** A time, or from when to when: by the end of it nine in ten orders were ready of late. */
function offeredAsap(request: TimeRequest, loads: Loads, pace: Pace | null): OfferedTimes['asap'] {
  const found = soonest(request, loads);
  const until = toIso(asapUntil(request) ?? request.now);
  if (!found) return null;
  return { at: toIso(found.at), to: toIso(rangeEnd(found.at, pace)), until };
}

/** By the specification, orders are taken until closing, and no time is told. */
function usualAsap(request: TimeRequest): OfferedTimes['asap'] {
  const until = asapUntil(request);
  return until === null ? null : { at: null, to: null, until: toIso(until) };
}
