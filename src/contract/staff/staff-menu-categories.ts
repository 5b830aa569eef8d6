import * as z from 'zod/mini';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import { servingHours } from '../hours-of-dishes.ts';
import { id } from '../primitives.ts';
import { line } from '../texts.ts';
import { servingHoursInput } from './staff-serving-hours.ts';
import { staffText, staffTextInput } from './staff-texts.ts';
import { expectedVersion, version, versionIfKnown } from './staff-versions.ts';

export const staffCategory = z.object({
  _id: z.string(),
  name: staffText,
  description: staffText,
  /** False: the category is hidden, and its dishes appear in their other categories only. */
  isActive: z.boolean(),
  /** When its dishes are served; null: always. */
  hours: z.nullable(servingHours),
  version,
});

export const staffCategoryInput = z.object({
  name: staffTextInput(line(STAFF_MAX.itemName)),
  /** null: none. Without this member, the category keeps the one that it has. */
  description: z.optional(z.nullable(staffTextInput(line(STAFF_MAX.categoryDescription)))),
  isActive: z.boolean(),
  /** null: always; missing: as they are. */
  hours: z.optional(servingHoursInput),
});
export const staffCategoryChange = z.extend(staffCategoryInput, { expectedVersion });

/**
 * What becomes of the dishes of a deleted category: they move to `moveTo`, or with `removeDishes` leave it, and the menu if it
 * was their only category. Without either, a category with dishes is not deleted.
 */
export const removeCategoryQuery = z.object({
  ...versionIfKnown,
  moveTo: z.optional(id),
  removeDishes: z._default(z.enum(['true', 'false']), 'false'),
});

export const staffCategoryAnswer = z.object({ data: z.object({ category: staffCategory }) });
export const staffCategoriesAnswer = z.object({ data: z.object({ categories: z.array(staffCategory) }) });

export type StaffCategory = z.infer<typeof staffCategory>;
export type StaffCategoryInput = z.infer<typeof staffCategoryInput>;
export type RemoveCategoryQuery = z.infer<typeof removeCategoryQuery>;
