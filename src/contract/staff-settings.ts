import * as z from 'zod/mini';
import { STAFF_MAX } from '../domain/staff-limits.ts';
import { WEEKDAYS } from '../domain/weekdays.ts';
import { money } from './primitives.ts';
import { staffText, staffTextInput } from './staff-texts.ts';

const clock = z.string('required').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time_invalid'));
/** A close at or before its opening is the next day's; equal times mean all day. */
const hours = z.union([
  z.object({ isClosed: z.literal(false), open: clock, close: clock }),
  z.object({ isClosed: z.literal(true) }),
]);

/** A day that is left out is closed; null: no hours are published. An exception replaces the hours of its date. */
export const staffOpeningHours = z.object({
  openingHours: z.nullable(z.partialRecord(z.enum(WEEKDAYS), hours)),
  exceptions: z
    .array(
      z.union([
        z.object({ date: z.iso.date('date_invalid'), isClosed: z.literal(false), open: clock, close: clock }),
        z.object({ date: z.iso.date('date_invalid'), isClosed: z.literal(true) }),
      ]),
    )
    .check(
      z.maxLength(STAFF_MAX.openingExceptions),
      z.refine((days) => new Set(days.map(({ date }) => date)).size === days.length, 'date_twice'),
    ),
});
export const staffOpeningHoursAnswer = z.object({ data: staffOpeningHours });

const deliveryTerms = {
  /** null: no delivery. */
  fee: z.nullable(money),
  minimumOrderValue: money,
  allowsCollection: z.boolean(),
};
export const staffDelivery = z.object({ ...deliveryTerms, deliveryTime: staffText, collectionTime: staffText });
export const staffDeliveryAnswer = z.object({ data: staffDelivery });
/** A time such as "30–45 minutes" in each language; null: none is shown. */
export const staffDeliveryInput = z.object({
  ...deliveryTerms,
  deliveryTime: z.nullable(staffTextInput(STAFF_MAX.timeText)),
  collectionTime: z.nullable(staffTextInput(STAFF_MAX.timeText)),
});

export const staffPaymentMethods = z.object({
  methods: z.array(
    z.object({ methodName: z.string().check(z.minLength(1, 'required'), z.maxLength(60)), isEnabled: z.boolean() }),
  ),
});
export const staffPaymentMethodsAnswer = z.object({ data: staffPaymentMethods });

export type StaffOpeningHours = z.infer<typeof staffOpeningHours>;
export type StaffDelivery = z.infer<typeof staffDelivery>;
export type StaffDeliveryInput = z.infer<typeof staffDeliveryInput>;
export type StaffPaymentMethods = z.infer<typeof staffPaymentMethods>;
