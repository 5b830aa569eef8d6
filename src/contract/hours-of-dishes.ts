import * as z from 'zod/mini';
import { WEEKDAYS } from '../domain/times/weekdays.ts';

/** When a dish, or what is in a category, is served, by the restaurant's clock. */
export const servingHours = z.object({
  /** Empty: at any hour of its dates. `to` before `from` is on the next day; equal times mean all day. */
  windows: z.array(z.object({ weekdays: z.array(z.enum(WEEKDAYS)), from: z.string(), to: z.string() })),
  /** The first and the last date on which a window begins; null: without a beginning, without an end. */
  firstDate: z.nullable(z.string()),
  lastDate: z.nullable(z.string()),
});

/** Each part must hold, and holds while one of its hours does: the dish's own hours, and those of its categories. */
export const served = z.array(z.array(servingHours));
