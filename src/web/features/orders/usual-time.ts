import type { Translate } from '../../app/app-context.ts';

/** The restaurant's usual time: a text such as "30-45 minutes" is translated; any other stays as the restaurant wrote it. */
export function usualTimeText(t: Translate<'statuses'>, text: string): string {
  const [, from, to] = text.match(/^(\d+)\s*[-–]\s*(\d+)\s*min(?:ute)?s?\.?$/) ?? [];
  return from && to ? t('eta_minutes', { from, to }) : text;
}
