import { z } from 'zod';
import type { ServingHours } from '../../../domain/menu/serving-hours.ts';
import { MONDAY_FIRST } from '../../../domain/times/weekdays.ts';
import type { JsonMenu } from './json-menu.ts';

export const restrictions = z
  .object({
    enabled: z.boolean().nullish(),
    variant_refs: z.array(z.string()).nullish(),
    dow: z.string().nullish(),
    start_time: z.string().nullish(),
    end_time: z.string().nullish(),
    start_date: z.string().nullish(),
    end_date: z.string().nullish(),
  })
  .nullish();

/** "9.80 EUR". */
export function hubRiseMoney(menu: JsonMenu, text: string): number {
  const [amount = '', currency] = text.trim().split(/\s+/);
  if (currency) menu.heedCurrency(currency);
  return Number(amount);
}

/** Days are written as "12345--", Monday first. */
export function hubRiseHours(restricted: z.infer<typeof restrictions>): ServingHours | null {
  if (!restricted) return null;
  const { dow, start_time: from, end_time: to, start_date: firstDate, end_date: lastDate } = restricted;
  const isTimed = Boolean(dow || from || to);
  if (!isTimed && !firstDate && !lastDate) return null;
  const weekdays = MONDAY_FIRST.filter((_, place) => !dow || dow.includes(String(place + 1)));
  const windows = isTimed ? [{ weekdays, from: from ?? '00:00', to: to ?? '00:00' }] : [];
  return { windows, firstDate: firstDate ?? null, lastDate: lastDate ?? null };
}
