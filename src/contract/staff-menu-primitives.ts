import * as z from 'zod/mini';
import { STAFF_MAX } from '../domain/staff-limits.ts';
import { id } from './primitives.ts';

export const price = amount(0, STAFF_MAX.price);
export const priceAdjustment = amount(-STAFF_MAX.priceAdjustment, STAFF_MAX.priceAdjustment);

/** Ids of which none comes twice. */
export const ids = (max: number) => z.array(id).check(z.maxLength(max), z.refine(areDifferent, 'twice'));

/** What is named takes, in this order, the places that it has together; everything else stays where it is. */
export const orderInput = z.object({ ids: ids(STAFF_MAX.products).check(z.minLength(1, 'required')) });

/** A refused field of an input. */
export function at(field: string, error = 'invalid') {
  return { error, path: [field] };
}

/** Decimal, in the restaurant's currency, with at most two decimals. */
function amount(min: number, max: number) {
  return z.number('price_invalid').check(
    z.minimum(min, 'price_invalid'),
    z.maximum(max, 'price_invalid'),
    z.refine((value) => Math.abs(Math.round(value * 100) - value * 100) < 1e-6, 'price_invalid'),
  );
}

function areDifferent(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}
