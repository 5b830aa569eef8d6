import type { Translate } from '../../app/app-context.ts';

/** How long a restaurant says it takes: its own text, where it is minutes worded in the reader's language. */
export function usualTimeText(t: Translate<'statuses'>, text: string): string {
  const [, from, to] = text.match(/^(\d+)\s*[-–]\s*(\d+)\s*min(?:ute)?s?\.?$/) ?? [];
  return from && to ? t('eta_minutes', { from, to }) : text;
}
