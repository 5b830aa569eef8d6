import * as z from 'zod/mini';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import { amount, currency, instant, moneySum, signedMoney } from '../primitives.ts';
import { optionalLine } from '../texts.ts';
import { reportsQuery } from './staff-reports.ts';

const date = z.iso.date('date_invalid');
/** Cash that orders brought. */
const cash = { orders: z.int(), cash: moneySum };

/** What somebody counted. `difference`: what was counted less what was in the drawer before, and less what was expected. */
const cashCount = z.object({
  number: z.int(),
  opening: moneySum,
  expected: signedMoney,
  counted: moneySum,
  difference: signedMoney,
  reason: z.nullable(z.string()),
  /** null: the account is gone. */
  by: z.nullable(z.string()),
  at: instant,
});

/** A business day's cash: it counts on the day on which it came in or went back, also of orders that were placed before. */
const cashDay = z.object({
  date,
  /** What cash orders brought, in coins that there are. */
  taken: z.object(cash),
  /** Of it, what each courier brought. */
  couriers: z.array(z.object({ name: z.string(), ...cash })),
  /** What couriers handed in that day, in `taken` on that day; absent: nothing. */
  settled: z.optional(z.array(z.object({ courier: z.string(), ...cash, by: z.nullable(z.string()), at: instant }))),
  /** What was paid that day and couriers have still to hand in, in no sum; absent: nothing. */
  withCouriers: z.optional(z.object(cash)),
  givenBack: moneySum,
  /** What came in less what went back. */
  expected: signedMoney,
  /** The first one first; the last one holds. */
  counts: z.array(cashCount),
});

export const cashUpsQuery = reportsQuery;
/** The days of the span with cash or a count, and today, the last one first. */
export const cashUpsAnswer = z.object({ data: z.object({ currency, today: date, days: z.array(cashDay) }) });

/** `expected` is what its sender sees, and `after` how many counts of the day: others are refused with 409. */
export const cashCountInput = z.object({
  date,
  opening: amount,
  counted: amount,
  expected: signedMoney,
  after: z.int().check(z.minimum(0), z.maximum(STAFF_MAX.cashCounts)),
  reason: optionalLine(STAFF_MAX.cashReason),
});
export const cashCountAnswer = z.object({ data: cashDay });

export type CashDay = z.infer<typeof cashDay>;
export type CashUps = z.infer<typeof cashUpsAnswer>['data'];
export type CashCountInput = z.infer<typeof cashCountInput>;
