import { addDays } from '../../../../domain/times/zoned-time.ts';

export const SPANS = ['today', 'week', 'month', 'own'] as const;
export type SpanName = (typeof SPANS)[number];

/** Business days of the restaurant, both included. */
export interface ReportSpan {
  from: string;
  to: string;
}

const DAYS = { today: 1, week: 7, month: 30 } as const;

/** The span of that name that ends today. */
export function spanUntil(today: string, name: Exclude<SpanName, 'own'>): ReportSpan {
  return { from: addDays(today, 1 - DAYS[name]), to: today };
}
