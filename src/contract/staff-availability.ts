import * as z from 'zod/mini';
import { id, instant } from './primitives.ts';

/** `today`: until the restaurant's business day ends, then it comes back by itself; `changed`: until somebody says so. */
export const availabilityInput = z.object({
  isAvailable: z.boolean(),
  until: z._default(z.enum(['today', 'changed']), 'changed'),
});
/** Of a dish, or of an option. */
export const stockParams = z.object({ id });

export const availability = z.object({
  _id: z.string(),
  isAvailable: z.boolean(),
  /** When it comes back by itself; null: when it is changed. */
  unavailableUntil: z.nullable(instant),
});
export const availabilityAnswer = z.object({ data: availability });

/** The menu in the restaurant's language, as far as the kitchen can run out of it. */
export const staffMenu = z.object({
  categories: z.array(z.object({ _id: z.string(), name: z.string() })),
  products: z.array(z.extend(availability, { name: z.string(), categoryIds: z.array(z.string()) })),
  optionGroups: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      productIds: z.array(z.string()),
      values: z.array(z.extend(availability, { label: z.string() })),
    }),
  ),
});
export const staffMenuAnswer = z.object({ data: staffMenu });

export type AvailabilityInput = z.input<typeof availabilityInput>;
export type Availability = z.infer<typeof availability>;
export type StaffMenu = z.infer<typeof staffMenu>;
