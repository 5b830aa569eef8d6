import * as z from 'zod/mini';
import { MAX } from '../../domain/limits.ts';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import { id, instant, moneySum } from '../primitives.ts';
import { line, manyLines, oneLine } from '../texts.ts';
import { staffOrder } from './staff-orders.ts';
import { expectedVersion } from './staff-versions.ts';

/** Who ordered at this restaurant: with an account, as a guest, or by telephone. */
export const customer = z.object({
  _id: z.string(),
  name: z.string(),
  /** Without an account: a guest of the pages, or a caller. */
  isGuest: z.boolean(),
  /** As told with the last order. */
  phone: z.string(),
  /** null: none was given. */
  email: z.nullable(z.string()),
  /** Of orders that were not called off: their number, and what they came to. */
  orders: z.int(),
  spent: moneySum,
  lastOrderAt: instant,
  /** Points that can be spent here. */
  points: z.int(),
});

export const customerSearchInput = z.object({
  /** The beginning of a name, last name or e-mail address, the end of a phone number, or a whole order number; '': everybody. */
  typed: z._default(z.string().check(oneLine, z.maxLength(MAX.email, 'too_long')), ''),
  /** The last customer of the page before; only without `typed`. */
  after: z.optional(id),
});
export const customersFound = z.object({
  /** Who ordered last comes first. */
  customers: z.array(customer),
  /** Whether there are more: another page, or too many to show for what was typed. */
  hasMore: z.boolean(),
  /** The order with the typed number, or the open orders of the customers that were found. */
  orders: z.array(staffOrder),
});
export const customersFoundAnswer = z.object({ data: customersFound });

export const customerParams = z.object({ id });
const note = z.string().check(manyLines, z.maxLength(STAFF_MAX.customerNote, 'too_long'));
export const customerNote = z.object({ note, version: z.string() });
export const customerRecord = z.extend(customer, {
  firstOrderAt: instant,
  /** Whether nothing is taken online from their number or address. */
  isBlocked: z.boolean(),
  /** What staff noted; only staff read it. */
  note: customerNote,
  /** The last movements of points, newest first. */
  ledger: z.array(
    z.object({
      at: instant,
      points: z.int(),
      reason: z.enum(['earned', 'redeemed', 'returned', 'granted']),
      /** Why staff granted them; null: the reason says all. */
      note: z.nullable(z.string()),
    }),
  ),
  /** Others with the same number or address: one person may have ordered from two devices. */
  alike: z.array(customer),
});
export const customerRecordAnswer = z.object({ data: z.object({ customer: customerRecord }) });

/** The copy for the customer: machine-readable, with a part for each kind of thing that is held. */
export const customerCopyAnswer = z.object({ data: z.object({ copy: z.looseObject({}) }) });

export const customerNoteInput = z.object({ note, expectedVersion });
export const customerNoteAnswer = z.object({ data: z.object({ note: customerNote }) });

export const grantPointsInput = z.object({
  points: z.int('required').check(z.minimum(1, 'invalid'), z.maximum(STAFF_MAX.grantedPoints, 'invalid')),
  reason: line(STAFF_MAX.pointsReason),
});

export type Customer = z.infer<typeof customer>;
export type CustomerSearchInput = z.input<typeof customerSearchInput>;
export type CustomersFound = z.infer<typeof customersFound>;
export type CustomerRecord = z.infer<typeof customerRecord>;
export type CustomerNote = z.infer<typeof customerNote>;
export type CustomerNoteInput = z.infer<typeof customerNoteInput>;
export type GrantPointsInput = z.infer<typeof grantPointsInput>;
