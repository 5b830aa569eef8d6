import type { Answered } from '../platform/http/answered.ts';

/** Labels with few possible values: nothing that a visitor sends becomes a label. */
export type AnswerLabels = Record<'method' | 'route' | 'status', string>;

export function labelsOf({ method, route, status }: Pick<Answered, 'method' | 'route' | 'status'>): AnswerLabels {
  return { method, route, status: `${Math.floor(status / 100)}xx` };
}
