import type { Answered } from '../platform/answered.ts';

/** From short fixed lists, whatever visitors send. */
export type AnswerLabels = Record<'method' | 'route' | 'status', string>;

export function labelsOf({ method, route, status }: Pick<Answered, 'method' | 'route' | 'status'>): AnswerLabels {
  return { method, route, status: `${Math.floor(status / 100)}xx` };
}
