import type { Restaurant } from '../../contract/restaurants.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import type { ContentRows } from './content.repo.ts';
import type { FoundTexts } from './found-texts.ts';

/** The closures of a restaurant that has some, each with its sentence and the language of that. */
export function presentClosures(
  { closures }: Pick<ContentRows['restaurant'], 'closures'>,
  texts: FoundTexts,
): Pick<Restaurant, 'closures'> {
  const spans = fromJson(closures);
  if (!spans) return {};
  return {
    closures: spans.map(({ from, to }) => {
      const { lang, text } = texts.of('closure', from, ['sentence']);
      return { from, to, ...(text.sentence !== null && { sentence: text.sentence, lang }) };
    }),
  };
}
