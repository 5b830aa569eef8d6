import * as z from 'zod/mini';
import { id, instant } from '../primitives.ts';

/** `today`: unavailable until the business day ends, then available again by itself; `changed`: until staff change it. */
export const availabilityInput = z.object({
  isAvailable: z.boolean(),
  until: z._default(z.enum(['today', 'changed']), 'changed'),
});
/** Id of a dish or of an option value. */
export const stockParams = z.object({ id });

export const availability = z.object({
  _id: z.string(),
  isAvailable: z.boolean(),
  /** When it becomes available again by itself; null: only when staff change it. */
  unavailableUntil: z.nullable(instant),
});
export const availabilityAnswer = z.object({ data: availability });

/** What the kitchen can run out of: dishes and options, named in the restaurant's language. */
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
