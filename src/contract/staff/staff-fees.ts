import * as z from 'zod/mini';
import { FEES } from '../../domain/orders/fees.ts';
import { TIPPED } from '../../domain/orders/tips.ts';
import { TAX_CLASSES } from '../../domain/taxes/tax-rates.ts';
import { orderType } from '../order-items.ts';
import { version, versionIfKnown } from './staff-versions.ts';

const MOST_PERCENTAGES = 4;
const price = z.number('price_invalid').check(z.positive('price_invalid'));

/** A part of the dishes' subtotal. */
const percentage = z.int('number_invalid').check(z.minimum(1, 'number_invalid'), z.maximum(50, 'number_invalid'));

/** What the restaurant adds to orders besides the delivery fee, and which tips it offers. A fee that is not there is not charged. */
export const staffFees = z.object({
  fees: z
    .array(
      z
        .object({
          name: z.enum(FEES),
          amount: price,
          /** For which orders; null: for all. */
          orderType: z.nullable(orderType),
          /** The subtotal from which on there is none; null: there always is. Only the small-order fee has one, and must. */
          below: z.nullable(price),
          /** `goods`: at the rates of what is ordered, by value. */
          taxClass: z.enum(['goods', ...TAX_CLASSES]),
        })
        .check(
          z.refine(({ name, below }) => (name === 'smallOrderFee') === (below !== null), {
            error: 'price_invalid',
            path: ['below'],
          }),
        ),
    )
    .check(
      z.maxLength(FEES.length),
      z.refine((fees) => new Set(fees.map(({ name }) => name)).size === fees.length, 'twice'),
    ),
  /** null: none. */
  tips: z.nullable(
    z.object({ percentages: z.array(percentage).check(z.maxLength(MOST_PERCENTAGES)), to: z.enum(TIPPED) }),
  ),
});
export const staffFeesChange = z.extend(staffFees, versionIfKnown);
export const staffFeesAnswer = z.object({ data: z.extend(staffFees, { version }) });

export type StaffFees = z.infer<typeof staffFees>;
