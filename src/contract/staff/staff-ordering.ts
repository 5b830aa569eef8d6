import * as z from 'zod/mini';
import { MAX } from '../../domain/limits.ts';
import { instant } from '../primitives.ts';
import { oneLine } from '../texts.ts';
import { version, versionIfKnown } from './staff-versions.ts';

/** `until` null: orders are taken again. */
export const orderingPauseInput = z.object({
  until: z.nullable(instant),
  /** For the audit log; customers do not see it. */
  reason: z.optional(z.string().check(oneLine, z.maxLength(MAX.staffNote, 'too_long'))),
});
export const orderingPauseAnswer = z.object({ data: z.object({ orderingPausedUntil: z.nullable(instant) }) });

/** 'open_until': open at once and until then; 'close_at': closed from then on, null: from now on; 'usual': as before such a change. */
export const todaysHoursInput = z.discriminatedUnion('change', [
  z.object({ change: z.literal('open_until'), until: instant }),
  z.object({ change: z.literal('close_at'), until: z.nullable(instant) }),
  z.object({ change: z.literal('usual') }),
]);
/** The date (YYYY-MM-DD) whose hours are changed, when it closes now (null: not open any more), and until when that can be taken back. */
export const changedHours = z.object({ date: z.string(), closesAt: z.nullable(instant), until: instant });
/** null: today's hours are the usual ones. */
export const todaysHours = z.object({ changedHours: z.nullable(changedHours) });
export const todaysHoursAnswer = z.object({ data: todaysHours });

/** Minutes since the order was placed; for scheduled orders only opening hours count (`acceptanceDeadline`). null: never. */
const minutes = z.nullable(
  z.int('minutes_invalid').check(z.minimum(1, 'minutes_invalid'), z.maximum(24 * 60, 'minutes_invalid')),
);
/** When staff are reminded of an unanswered order, and when it is cancelled. */
export const unansweredOrders = z.object({ remindAfterMinutes: minutes, cancelAfterMinutes: minutes });
export const unansweredOrdersChange = z.extend(unansweredOrders, versionIfKnown);
export const unansweredOrdersAnswer = z.object({ data: z.extend(unansweredOrders, { version }) });

export type TodaysHoursInput = z.infer<typeof todaysHoursInput>;
export type ChangedHours = z.infer<typeof changedHours>;
export type TodaysHours = z.infer<typeof todaysHours>;
export type OrderingPauseInput = z.infer<typeof orderingPauseInput>;
export type UnansweredOrders = z.infer<typeof unansweredOrders>;
