import * as z from 'zod/mini';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import { id, instant } from '../primitives.ts';

/**
 * `today`: unavailable until the business day ends, then available again by itself; a date: on that business day it is available again by
 * itself; `changed`: until staff change it.
 */
export const availabilityInput = z.object({
  isAvailable: z.boolean(),
  until: z._default(z.union([z.enum(['today', 'changed']), z.iso.date()]), 'changed'),
});
/** So many are left of a dish on this business day; null: as on every day. */
export const portionsInput = z.object({
  left: z.nullable(
    z.int('number_invalid').check(z.minimum(0, 'number_invalid'), z.maximum(STAFF_MAX.portions, 'number_invalid')),
  ),
});
/** Id of a dish or of an option value. */
export const stockParams = z.object({ id });

export const availability = z.object({
  _id: z.string(),
  isAvailable: z.boolean(),
  /** When it becomes available again by itself; null: only when staff change it. */
  unavailableUntil: z.nullable(instant),
  /** How many are left of a dish on this business day; null: they are not counted; missing: of an option, or not asked. */
  portionsLeft: z.optional(z.nullable(z.int())),
});
/** Of a dish: also the option groups of which too few options are left, so that nobody can order it; absent: none. */
export const dishAvailability = z.extend(availability, { usedUp: z.optional(z.array(z.string())) });
export const availabilityAnswer = z.object({ data: availability });

/** What the kitchen can run out of: dishes and options, named in the restaurant's language. */
export const staffMenu = z.object({
  categories: z.array(z.object({ _id: z.string(), name: z.string() })),
  products: z.array(z.extend(dishAvailability, { name: z.string(), categoryIds: z.array(z.string()) })),
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
export type PortionsInput = z.infer<typeof portionsInput>;
export type Availability = z.infer<typeof availability>;
export type StaffMenu = z.infer<typeof staffMenu>;
