import * as z from 'zod/mini';
import { START_AHEAD } from '../../domain/orders/kitchen-horizon.ts';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import { driveFault } from '../../domain/slots/drive.ts';
import { BUSY_MINUTES } from '../../domain/slots/kitchen-busy.ts';
import { SLOT_LENGTHS } from '../../domain/slots/order-times.ts';
import { WEEKDAYS } from '../../domain/times/weekdays.ts';
import { instant } from '../primitives.ts';
import { staffOpeningHours } from './staff-settings.ts';
import { version, versionIfKnown } from './staff-versions.ts';
import { clock } from './time-of-day.ts';

type Drive = Parameters<typeof driveFault>[0];

const from = (least: number, most: number) =>
  z.int('number_invalid').check(z.minimum(least, 'number_invalid'), z.maximum(most, 'number_invalid'));
const most = z.nullable(from(1, STAFF_MAX.slotLimit));

const capacityRule = z
  .object({
    weekdays: z.array(z.enum(WEEKDAYS)).check(z.minLength(1, 'weekdays_required'), z.maxLength(WEEKDAYS.length)),
    /** `to` before `from` is on the next day; equal times mean all day. */
    from: clock,
    to: clock,
    /** The most that a slot takes; null: any number. */
    maxOrders: most,
    maxUnits: most,
    maxDeliveries: z.nullable(from(0, STAFF_MAX.slotLimit)),
  })
  .check(
    z.refine(({ maxOrders, maxUnits, maxDeliveries }) => (maxOrders ?? maxUnits ?? maxDeliveries) !== null, {
      error: 'limit_required',
      path: ['maxOrders'],
    }),
  );

/** How the restaurant takes orders in time. */
const orderTimes = z.object({
  /** Minutes until an order is ready for pickup, or delivered. Equal ones say nothing of the drive: the usual one comes on top. */
  prepMinutes: z.object({ Delivery: from(5, 480), Pickup: from(5, 240) }),
  /** Minutes of a delivery from the kitchen to the door; null: what deliveries take longer than pickups, by these times or else usually. */
  travelMinutes: z._default(z.nullable(from(0, 240)), null),
  /** Orders end so many minutes before closing. */
  lastOrderMinutes: from(0, 240),
  daysAhead: from(1, 60),
  slotMinutes: z.literal(SLOT_LENGTHS),
  /** null: deliveries are made while the restaurant is open. */
  deliveryHours: z.nullable(staffOpeningHours),
  rules: z.array(capacityRule).check(z.maxLength(STAFF_MAX.capacityRules)),
  /** Whether orders are accepted as they come in, with the time that the customer was shown. */
  autoAccept: z.boolean(),
  /** The most units of an order over the web; null: what the kitchen takes in an hour, by the rules. */
  mostUnits: z._default(z.nullable(from(1, STAFF_MAX.unitsOfOrder)), null),
  /** So many minutes before it is due an order for later comes to the cooks; absent in a change: as before. */
  startAheadMinutes: z.optional(from(START_AHEAD.least, START_AHEAD.most)),
  /** Whether the papers of an order for later are printed only then; absent in a change: as before. */
  holdsPapers: z.optional(z.boolean()),
  /** Whether Home shows how many orders were on time. */
  publishesPunctuality: z.boolean(),
});
/** No two times may contradict each other. */
const agree = [
  z.refine<Drive>((times) => driveFault(times) !== 'delivery_before_pickup', {
    error: 'delivery_before_pickup',
    path: ['prepMinutes', 'Delivery'],
  }),
  z.refine<Drive>((times) => driveFault(times) !== 'travel_differs', {
    error: 'travel_differs',
    path: ['travelMinutes'],
  }),
];
export const staffOrderTimes = orderTimes.check(...agree);
export const staffOrderTimesChange = z.extend(orderTimes, versionIfKnown).check(...agree);
export const staffOrderTimesAnswer = z.object({ data: z.extend(orderTimes, { version }) });

/** Everything takes so many minutes longer for an hour; null: no longer. */
export const busyInput = z.object({ minutes: z.nullable(z.literal(BUSY_MINUTES)) });
export const busy = z.object({ minutes: z.int(), until: instant });
export const busyAnswer = z.object({ data: z.object({ busy: z.nullable(busy) }) });

export type StaffOrderTimes = z.infer<typeof orderTimes>;
export type BusyInput = z.infer<typeof busyInput>;
export type BusyState = z.infer<typeof busy>;
