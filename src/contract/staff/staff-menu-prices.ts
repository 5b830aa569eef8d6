import * as z from 'zod/mini';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import { id } from '../primitives.ts';
import { price } from './staff-menu-primitives.ts';

/** A dish's prices. For pickup null: it has no price of its own; missing: that is as it is. */
const dishPrice = z.object({
  id,
  price,
  expectedPrice: price,
  pickupPrice: z.optional(z.nullable(price)),
  expectedPickupPrice: z.optional(z.nullable(price)),
});

/** New prices of several dishes; the expected ones are those that the editor saw. */
export const dishPricesInput = z.object({
  prices: z.array(dishPrice).check(
    z.minLength(1, 'required'),
    z.maxLength(STAFF_MAX.products),
    z.refine((prices) => new Set(prices.map((each) => each.id)).size === prices.length, 'twice'),
  ),
});

export type DishPricesInput = z.infer<typeof dishPricesInput>;
