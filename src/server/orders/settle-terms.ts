import type { PlaceOrderInput } from '../../contract/orders.ts';
import { DEFAULTS, SCHEDULING } from '../../domain/limits.ts';
import { deliversTo } from '../../domain/orders/delivery-area.ts';
import { acceptsMethod } from '../../domain/orders/payment-methods.ts';
import { isPostcodeOf } from '../../domain/people/postcode.ts';
import { isOpenAt, openStatus, type Schedule } from '../../domain/times/opening-hours.ts';
import { isSchedulable } from '../../domain/times/slots.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import type { OrderingSettings } from '../menu/ordering-settings.repo.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { StoredAddress } from '../platform/tables/order-snapshots.ts';
import { timesInForce } from '../slots/times-in-force.ts';
import { termsRefusals as refusals } from './terms.refusals.ts';

export interface OrderTerms {
  /** null: as soon as possible. */
  scheduledAt: number | null;
  /** null for Pickup. */
  deliveryAddress: StoredAddress | null;
  paymentMethod: string;
  /** The edition of the restaurant's own terms; null: it has none. */
  termsVersion?: number | null;
}

/** Type, time, address and payment of the order. Throws a `Refusal` for what the restaurant does not offer. */
export function settleTerms(input: PlaceOrderInput, settings: OrderingSettings, now: number): OrderTerms {
  if (settings.schedule.isPreparing) throw new Refusal(refusals.opening_soon);
  checkType(input, settings);
  return {
    scheduledAt: scheduledAt(input, settings, now),
    deliveryAddress: addressOf(input, settings),
    paymentMethod: checkPayment(input, settings),
    termsVersion: settings.termsVersion ?? null,
  };
}

function checkType({ orderType }: PlaceOrderInput, { deliveryFee, allowsCollection }: OrderingSettings): void {
  if (orderType === 'Delivery' && deliveryFee === null) throw new Refusal(refusals.delivery_unavailable);
  if (orderType === 'Pickup' && !allowsCollection) throw new Refusal(refusals.pickup_unavailable);
}

/** Where the restaurant has set how it takes orders in time, `settleTime` checks it once the dishes are known. */
function scheduledAt(input: PlaceOrderInput, settings: OrderingSettings, now: number): number | null {
  if (!timesInForce(settings, { noticeMinutes: 0, now })) {
    return input.isASAP ? checkAsap(settings, now) : checkSchedule(input, settings, now);
  }
  if (input.isASAP) return null;
  if (input.scheduledAt === null) throw new Refusal(refusals.schedule_time_required);
  return Date.parse(input.scheduledAt);
}

function checkAsap({ schedule }: OrderingSettings, now: number): null {
  if (isPausedAt(schedule, now)) throw new Refusal(refusals.ordering_paused);
  if (!isOpenAt(schedule, now)) throw new Refusal(refusals.restaurant_closed);
  return null;
}

function checkSchedule({ scheduledAt }: PlaceOrderInput, { schedule }: OrderingSettings, now: number): number {
  if (scheduledAt === null) throw new Refusal(refusals.schedule_time_required);
  const instant = Date.parse(scheduledAt);
  if (isSchedulable(instant, schedule, now)) return instant;
  if (openStatus(schedule, now).state === 'unavailable') throw new Refusal(refusals.scheduling_unavailable);
  const values = { minutes: SCHEDULING.leadMinutes, days: SCHEDULING.daysAhead };
  if (instant < now + SCHEDULING.leadMinutes * MINUTE) throw new Refusal(refusals.schedule_too_soon, { values });
  if (isOpenAt(schedule, instant)) throw new Refusal(refusals.schedule_too_late, { values });
  if (isPausedAt(schedule, instant)) throw new Refusal(refusals.ordering_paused);
  throw new Refusal(refusals.schedule_outside_hours);
}

/** Whether nothing but a pause keeps the restaurant from taking orders for `instant`: by its hours it is open. */
export function isPausedAt(schedule: Schedule, instant: number): boolean {
  return !isOpenAt(schedule, instant) && isOpenAt({ ...schedule, orderingPausedUntil: null }, instant);
}

function addressOf(
  { orderType, deliveryAddress }: PlaceOrderInput,
  { deliveryArea }: OrderingSettings,
): StoredAddress | null {
  if (orderType === 'Pickup') return null;
  if (!deliveryAddress) throw new Refusal(refusals.address_required);
  const { street, city, postalCode: code, postcode, country, note, location } = deliveryAddress;
  const postalCode = code || postcode || '';
  if (deliveryArea && !postalCode) {
    throw new Refusal(refusals.postcode_needed, { fields: { 'deliveryAddress.postalCode': 'required' } });
  }
  // Of a place that was searched for, only the postcode's beginning may be known.
  if (country && postalCode && !location && !isPostcodeOf(country, postalCode)) {
    throw new Refusal(refusals.postcode_invalid, {
      values: { postcode: postalCode },
      fields: { 'deliveryAddress.postalCode': 'postcode_invalid' },
    });
  }
  if (!deliversTo(deliveryArea, postalCode)) {
    throw new Refusal(refusals.outside_delivery_area, { values: { postcode: postalCode } });
  }
  return {
    street,
    city,
    postalCode,
    country: country || DEFAULTS.country,
    deliveryInstructions: note || null,
  };
}

function checkPayment({ paymentDetails, orderType }: PlaceOrderInput, { paymentMethods }: OrderingSettings): string {
  const { method } = paymentDetails;
  if (!acceptsMethod(paymentMethods, { method, orderType })) throw new Refusal(refusals.payment_method_unavailable);
  return method;
}
