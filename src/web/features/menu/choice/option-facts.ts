import type { OptionValue } from '../../../../contract/menu.ts';
import type { Translate } from '../../../app/app-context.ts';

/** What an option declares, in one line; '': nothing. */
export function optionFacts(
  { allergens = [], allergenKinds = [], mayContain = [], additives = [] }: OptionValue,
  t: Translate<'product'>,
): string {
  const contains = [...allergens, ...allergenKinds];
  return [
    contains.length > 0 && t('contains', { what: contains.join(', ') }),
    mayContain.length > 0 && `${t('may_contain')}: ${mayContain.join(', ')}`,
    additives.map(({ number, name }) => `${number} ${name}`).join(', '),
  ]
    .filter(Boolean)
    .join(' · ');
}
