import * as z from 'zod/mini';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import { DEPOSIT_TAXES } from '../../domain/taxes/tax-order.ts';
import { TAX_CLASSES } from '../../domain/taxes/tax-rates.ts';
import { RECEIPT_KINDS } from '../../domain/taxes/tax-settings.ts';
import { orderType } from '../order-items.ts';
import { id } from '../primitives.ts';
import { line } from '../texts.ts';
import { version, versionIfKnown } from './staff-versions.ts';

export const taxClass = z.enum(TAX_CLASSES);

/** In percent, with up to three decimals. */
const percent = z.number('number_invalid').check(
  z.minimum(0, 'number_invalid'),
  z.maximum(100, 'number_invalid'),
  z.overwrite((value) => Math.round(value * 1000) / 1000),
);

/** How the restaurant is taxed, and what its customers get as a receipt. */
export const staffTaxes = z.object({
  isIncluded: z.boolean(),
  label: line(STAFF_MAX.taxLabel),
  /** How a dish is taxed whose options have other rates: by its parts, or as a whole at the highest. */
  bundles: z.enum(['split', 'highest']),
  /** Whose rate the delivery fee has; `goods`: those of what is delivered, by value. */
  delivery: z.enum(['goods', ...TAX_CLASSES]),
  /** How deposits on bottles and cans are taxed: as the dish (also if left out), or not at all. */
  deposits: z.optional(z.enum(DEPOSIT_TAXES)),
  rates: z
    .array(
      z.object({
        taxClass,
        /** null: both. */
        orderType: z.nullable(orderType),
        percent,
        /** The first day on which it holds; null: always. */
        from: z.nullable(z.iso.date('date_invalid')),
      }),
    )
    .check(
      z.maxLength(STAFF_MAX.taxRates),
      z.refine(
        (rates) => {
          const keys = rates.map((rate) => [rate.taxClass, rate.orderType, rate.from].join());
          return new Set(keys).size === keys.length;
        },
        { error: 'twice' },
      ),
    ),
  receipts: z.enum(RECEIPT_KINDS),
  /** The country whose rates were copied and when they were looked up; null: none were. */
  preset: z.nullable(z.object({ country: z.string().check(z.maxLength(2)), checkedOn: z.iso.date() })),
});
export const staffTaxesChange = z.extend(staffTaxes, versionIfKnown);
export const staffTaxesAnswer = z.object({
  data: z.extend(staffTaxes, {
    version,
    /** The restaurant's country (ISO 3166), if it is known. */
    country: z.nullable(z.string()),
    /** What receipts say of the restaurant, from its legal facts and its address; '' where it has not said it. */
    seller: z.object({ company: z.string(), taxNumber: z.string(), street: z.string(), city: z.string() }),
  }),
});

const classed = z.object({ _id: z.string(), name: z.string(), taxClass: z.nullable(taxClass) });
/** What is sold, with its class; null: a dish's is `meal`, an option's is that of its dish. */
export const taxedGoodsAnswer = z.object({
  data: z.object({ dishes: z.array(classed), options: z.array(z.extend(classed, { group: z.string() })) }),
});
const classes = (max: number) =>
  z._default(z.array(z.object({ _id: id, taxClass: z.nullable(taxClass) })).check(z.maxLength(max)), []);
export const taxClassesInput = z.object({
  dishes: classes(STAFF_MAX.products),
  options: classes(STAFF_MAX.optionGroups * STAFF_MAX.optionValues),
});

/** The number that the restaurant's till gave the receipt; null: none. */
export const tillNumberInput = z.object({ tillNumber: z.nullable(line(STAFF_MAX.tillNumber)) });

export type StaffTaxes = z.infer<typeof staffTaxes>;
export type StaffTaxesRecord = z.infer<typeof staffTaxesAnswer>['data'];
export type TaxedGoods = z.infer<typeof taxedGoodsAnswer>['data'];
export type TaxClassesInput = z.infer<typeof taxClassesInput>;
