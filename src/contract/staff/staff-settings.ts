import * as z from 'zod/mini';
import { ORDER_TYPES } from '../../domain/orders/order-types.ts';
import { postcodeBeginning } from '../../domain/orders/postcode-beginning.ts';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import { type DayHours, followEachOther } from '../../domain/times/opening-windows.ts';
import { MOST_MINUTES } from '../../domain/times/usual-minutes.ts';
import { WEEKDAYS } from '../../domain/times/weekdays.ts';
import { onlineOnly } from '../online-payment.ts';
import { type StaffClosure, type StaffClosureInput, staffClosure, staffClosuresInput } from './staff-closures.ts';
import { price } from './staff-menu-primitives.ts';
import { version, versionIfKnown } from './staff-versions.ts';
import { clock } from './time-of-day.ts';

/** A close before its open is on the next day; equal times mean all day. */
const opening = { open: clock, close: clock };
const openDay = {
  isClosed: z.literal(false),
  ...opening,
  /** Only for a day with several openings: all of them, `open` and `close` being the first (decision 031). */
  windows: z.optional(
    z
      .array(z.object(opening))
      .check(z.minLength(2), z.maxLength(STAFF_MAX.openingWindows), z.refine(followEachOther, 'windows_overlap')),
  ),
};
const closedDay = { isClosed: z.literal(true) };
const date = z.iso.date('date_invalid');
const startsWithFirst = z.refine<DayHours>(
  ({ open, close, windows }) => !windows?.[0] || (windows[0].open === open && windows[0].close === close),
  { error: 'windows_overlap', path: ['windows'] },
);

/** A missing day is closed; `openingHours` null: no hours are published. An exception replaces the hours of its date. */
const recordedHours = z.object({
  openingHours: z.nullable(
    z.partialRecord(
      z.enum(WEEKDAYS),
      z.discriminatedUnion('isClosed', [z.object(openDay).check(startsWithFirst), z.object(closedDay)]),
    ),
  ),
  exceptions: z.array(
    z.discriminatedUnion('isClosed', [
      z.object({ date, ...openDay }).check(startsWithFirst),
      z.object({ date, ...closedDay }),
    ]),
  ),
});
export const staffOpeningHours = z.extend(recordedHours, {
  exceptions: recordedHours.shape.exceptions.check(
    z.maxLength(STAFF_MAX.openingExceptions),
    z.refine((days) => new Set(days.map((day) => day.date)).size === days.length, 'date_twice'),
  ),
});
/** The whole page of the office; without `closures` these stay. */
export const staffOpeningHoursChange = z.extend(staffOpeningHours, {
  closures: z.optional(staffClosuresInput),
  ...versionIfKnown,
});
/** Without the form's limits, because a restaurant file may contain more dates. Without closures there are none. */
export const staffOpeningHoursAnswer = z.object({
  data: z.extend(recordedHours, { closures: z.optional(z.array(staffClosure)), version }),
});

const deliveryTerms = {
  /** null: no delivery. */
  fee: z.nullable(price),
  minimumOrderValue: price,
  allowsCollection: z.boolean(),
};
/** Beginnings of postcodes, as `postcodeBeginning` writes them; null: the restaurant delivers everywhere. */
const deliveryArea = z.nullable(z.array(z.string()));
const isBeginning = ({ length }: string) => length > 0 && length <= STAFF_MAX.postcodeBeginning;
/** The length as typed: beginnings are shorter, but blanks around and within them are left out. */
const MAX_TYPED = 100;
const typedBeginning = z
  .string()
  .check(z.maxLength(MAX_TYPED, { error: 'postcodes_invalid', abort: true }), z.overwrite(postcodeBeginning));
const deliveryAreaInput = z.nullable(
  z.array(typedBeginning).check(
    z.minLength(1, 'required'),
    z.maxLength(STAFF_MAX.deliveryPostcodes, 'too_long'),
    z.refine((area) => area.every(isBeginning), 'postcodes_invalid'),
  ),
);
const usualMinutes = z.object({ from: z.int(), to: z.int() });
const minutes = z
  .int('minutes_invalid')
  .check(z.minimum(1, 'minutes_invalid'), z.maximum(MOST_MINUTES, 'minutes_invalid'));
const usualMinutesInput = z
  .object({ from: minutes, to: minutes }, 'minutes_invalid')
  .check(z.refine(({ from, to }) => from <= to, 'minutes_invalid'));
const staffDelivery = z.object({
  ...deliveryTerms,
  postcodes: deliveryArea,
  deliveryTime: z.nullable(usualMinutes),
  collectionTime: z.nullable(usualMinutes),
  /** By how many percent the menu is cheaper for whoever fetches the food; missing: it is not. */
  pickupPercentOff: z.optional(z.int()),
});
export const staffDeliveryAnswer = z.object({ data: z.extend(staffDelivery, { version }) });
/** `deliveryTime` and `collectionTime` are minutes, shown in every language; null: those of specification section 9. `postcodes` missing: they stay. */
export const staffDeliveryInput = z.object({
  ...deliveryTerms,
  postcodes: z.optional(deliveryAreaInput),
  deliveryTime: z.nullable(usualMinutesInput),
  collectionTime: z.nullable(usualMinutesInput),
  /** null: the menu costs the same; missing: as it is. */
  pickupPercentOff: z.optional(
    z.nullable(
      z
        .int('number_invalid')
        .check(z.minimum(1, 'number_invalid'), z.maximum(STAFF_MAX.pickupPercentOff, 'number_invalid')),
    ),
  ),
});
export const staffDeliveryChange = z.extend(staffDeliveryInput, versionIfKnown);

/** `orderTypes` missing: the method's name says for which orders it is. */
const methodsNamedBy = (methodName: z.ZodMiniString) =>
  z.object({
    /** Missing or null: no order must be paid online. Missing in a change: as it is. */
    onlineOnly: z.optional(z.nullable(onlineOnly)),
    methods: z.array(
      z.object({
        methodName,
        isEnabled: z.boolean(),
        orderTypes: z.optional(z.array(z.enum(ORDER_TYPES)).check(z.minLength(1, 'required'), z.maxLength(2))),
      }),
    ),
  });
export const staffPaymentMethods = methodsNamedBy(z.string().check(z.minLength(1, 'required'), z.maxLength(60)));
export const staffPaymentMethodsChange = z.extend(staffPaymentMethods, versionIfKnown);
export const staffPaymentMethodsAnswer = z.object({ data: z.extend(methodsNamedBy(z.string()), { version }) });

export type StaffHours = StaffOpeningHours & { closures?: StaffClosure[] | undefined };
export type StaffHoursInput = StaffOpeningHours & { closures?: StaffClosureInput[] | undefined };
export type StaffOpeningHours = z.infer<typeof staffOpeningHours>;
export type StaffDelivery = z.infer<typeof staffDelivery>;
export type StaffDeliveryInput = z.infer<typeof staffDeliveryInput>;
export type StaffPaymentMethods = z.infer<typeof staffPaymentMethods>;
