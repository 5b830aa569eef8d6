import * as z from 'zod/mini';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import { id } from '../primitives.ts';
import { price } from './staff-menu-primitives.ts';

/** New prices of several dishes, by the dish's id; `expectedPrice` is the one that the editor saw. */
export const dishPricesInput = z.object({
  prices: z.record(id, z.object({ price, expectedPrice: price })).check(
    z.refine((prices) => Object.keys(prices).length > 0, 'required'),
    z.refine((prices) => Object.keys(prices).length <= STAFF_MAX.products, 'invalid'),
  ),
});

export type DishPricesInput = z.infer<typeof dishPricesInput>;
