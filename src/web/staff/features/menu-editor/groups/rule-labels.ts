import type { Translate } from '../../../../app/app-context.ts';

/** How many may be chosen of a group, as the customer reads it. */
export function ruleLabels(t: Translate<'product'>, { min, max }: { min: number; max: number }): string {
  if (min === 0) return t('choose_up_to', { max });
  if (max === 1) return t('required');
  return t(min === max ? 'choose_exactly' : 'choose_range', { min, max });
}
