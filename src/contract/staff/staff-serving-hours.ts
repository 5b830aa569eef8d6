import * as z from 'zod/mini';
import { servingHoursFault } from '../../domain/menu/serving-faults.ts';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import { WEEKDAYS } from '../../domain/times/weekdays.ts';
import { clock } from './time-of-day.ts';

/** When a dish or a category is served, as staff set it; null: always. */
export const servingHoursInput = z.nullable(
  z
    .object({
      windows: z
        .array(
          z.object({
            weekdays: z
              .array(z.enum(WEEKDAYS))
              .check(z.minLength(1, 'weekdays_required'), z.maxLength(WEEKDAYS.length)),
            from: clock,
            to: clock,
          }),
        )
        .check(z.maxLength(STAFF_MAX.servingWindows)),
      firstDate: z.nullable(z.iso.date('date_invalid')),
      lastDate: z.nullable(z.iso.date('date_invalid')),
    })
    .check(
      z.refine((hours) => servingHoursFault(hours) !== 'empty', { error: 'hours_required', path: ['windows'] }),
      z.refine((hours) => servingHoursFault(hours) !== 'dates_reversed', {
        error: 'ends_before_start',
        path: ['lastDate'],
      }),
    ),
);
