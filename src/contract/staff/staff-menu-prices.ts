import * as z from 'zod/mini';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import { id } from '../primitives.ts';
import { price } from './staff-menu-primitives.ts';

/** New prices of several dishes; `expectedPrice` is the one that the editor saw. */
export const dishPricesInput = z.object({
  prices: z.array(z.object({ id, price, expectedPrice: price })).check(
    z.minLength(1, 'required'),
    z.maxLength(STAFF_MAX.products),
    z.refine((prices) => new Set(prices.map((each) => each.id)).size === prices.length, 'twice'),
  ),
});

export type DishPricesInput = z.infer<typeof dishPricesInput>;
