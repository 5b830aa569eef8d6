import * as z from 'zod/mini';

/** A time of day, 'HH:MM' in 24 hours. */
export const clock = z.string('required').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time_invalid'));
