import * as z from 'zod/mini';
import { GREATEST_MAGNITUDE } from '../../domain/money/currencies.ts';
import { hasDecimals, MOST_DECIMALS } from '../../domain/money/money.ts';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import { id } from '../primitives.ts';

/** Within the limits of some currency; the command that takes it knows which (`money-limits.ts`). */
export const price = amount(0, STAFF_MAX.price * GREATEST_MAGNITUDE);
export const priceAdjustment = amount(
  -STAFF_MAX.priceAdjustment * GREATEST_MAGNITUDE,
  STAFF_MAX.priceAdjustment * GREATEST_MAGNITUDE,
);

/** What something costs in sizes, by the size's id. */
export const pricesBySize = <Amount extends z.ZodMiniNumber>(each: Amount) =>
  z.record(id, each).check(z.refine((prices) => Object.keys(prices).length <= STAFF_MAX.sizePrices, 'invalid'));

/** How old a customer must be; null: nobody is asked. Without this member of an input, it stays. */
export const minimumAge = z.nullable(z.int().check(z.minimum(10), z.maximum(30)));

/** A list of ids without duplicates. */
export const ids = (max: number) => z.array(id).check(z.maxLength(max), z.refine(areDifferent, 'twice'));

/** The named records fill, in this order, the places that they have now together; the others stay. */
export const reorderInput = z.object({ ids: ids(STAFF_MAX.products).check(z.minLength(1, 'required')) });

/** Where and how a check of a whole input reports its error. */
export function at(field: string, error = 'invalid') {
  return { error, path: [field] };
}

/** An amount in a restaurant's currency. */
function amount(min: number, max: number) {
  return z.number('price_invalid').check(
    z.minimum(min, 'price_invalid'),
    z.maximum(max, 'price_invalid'),
    z.refine((value) => hasDecimals(value, MOST_DECIMALS), 'price_invalid'),
  );
}

function areDifferent(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}
