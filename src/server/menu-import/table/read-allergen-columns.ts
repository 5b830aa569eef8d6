import { LANGUAGES } from '../../../domain/languages.ts';
import type { Declaration } from '../../../domain/menu/food-facts.ts';
import { ALLERGENS } from '../../../domain/menu/food-labels.ts';
import { isDash, type MenuRow } from './row.ts';
import { plainWord, saysNone, saysYes, tableWord } from './table-words.ts';

type Mark = 'in it' | 'may be' | 'not in it';

/** Crosses such as × and ✗ are none of these: in Japan they mean the contrary. */
const IN_IT = [
  '✓',
  '✔',
  '●',
  '•',
  '■',
  '○',
  'y',
  'j',
  'contains',
  'enthält',
  'enthalten',
  'contient',
  'contiene',
  'contém',
];
const MAY_BE = ['t', 'may', 'trace', 'traces', 'spuren', 'traza', 'trazas', 'tracce', 'vestígios', '微量'];
const MARKS = new Map<string, Mark>([
  ...[...IN_IT, '含む', '含有', '有'].map((word) => [plainWord(word), 'in it'] as const),
  ...[...MAY_BE, ...LANGUAGES.map((language) => tableWord('column_mayContain', language))].map(
    (word) => [plainWord(word), 'may be'] as const,
  ),
]);

/**
 * What a row declares in columns of their own for single allergens. A row without any mark declares nothing. That none of the fourteen is in
 * it, only a row says that says no to each of them. One mark that is not understood is noted, and nothing of the row is taken.
 */
export function readAllergenColumns(row: MenuRow): Partial<Declaration> {
  const cells = row.allergenCells();
  const marks = cells
    .filter(({ text }) => text !== '')
    .map(({ allergen, text }) => ({ allergen, text, mark: markOf(text) }));
  const [unknown] = marks.filter(({ mark }) => mark === null);
  if (unknown) {
    row.fault('yes_or_no', { word: unknown.text });
    return {};
  }
  const of = (wanted: Mark) => marks.flatMap(({ allergen, mark }) => (mark === wanted ? allergen : []));
  const [inIt, mayBe, notInIt] = [of('in it'), of('may be'), of('not in it')];
  const isNone = inIt.length === 0 && ALLERGENS.every((each) => notInIt.includes(each) || mayBe.includes(each));
  return {
    ...((inIt.length > 0 || isNone) && { allergens: inIt, noAllergens: isNone }),
    ...(mayBe.length > 0 && { mayContain: mayBe }),
  };
}

/** Brackets around a mark say that it may be. */
function markOf(text: string): Mark | null {
  const [, inner] = /^\((.+)\)$/.exec(text) ?? [];
  if (inner) return markOf(inner) === 'in it' ? 'may be' : null;
  const known = MARKS.get(plainWord(text));
  if (known) return known;
  if (isDash(text) || saysNone(text)) return 'not in it';
  const answer = saysYes(text);
  return answer === null ? null : answer ? 'in it' : 'not in it';
}
