import type { Translate } from '../../app/app-context.ts';

/** "Only 3 left", "Sold out today". */
export function leftText(left: number, t: Translate<'dish'>): string {
  return left === 0 ? t('sold_out_today') : t('only_left', { count: left });
}
