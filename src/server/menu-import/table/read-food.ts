import type { Declaration } from '../../../domain/menu/food-facts.ts';
import type { Allergen, AllergenKind } from '../../../domain/menu/food-labels.ts';
import type { CodedField, FoodCodes } from './food-codes.ts';
import { allergenKindOf } from './food-words.ts';
import { readAllergenColumns } from './read-allergen-columns.ts';
import { type ReadWords, readAdditives, readAllergens } from './read-allergens.ts';
import { readList } from './read-cells.ts';
import { isDash, type MenuRow } from './row.ts';
import { saysUndeclared } from './table-words.ts';

/**
 * What a row declares of its food. Nothing is said by an empty cell; by a dash or a word for it, that there is none: of allergens that none of the
 * fourteen is in it. "Not declared" takes back what was declared of them.
 */
export function foodOfRow(row: MenuRow, codes: FoodCodes): Partial<Declaration> {
  const isTakenBack = saysUndeclared(row.text('allergens'));
  const allergens = isTakenBack ? undefined : words(row, 'allergens', codes, readAllergens);
  if (allergens === null && isDash(row.text('allergens'))) codes.takeDash();
  const mayContain = words(row, 'mayContain', codes, readAllergens);
  const additives = words(row, 'additives', codes, readAdditives);
  const kinds = kindsOfRow(row, allergens?.kinds ?? []);
  return {
    ...readAllergenColumns(row),
    ...(isTakenBack && { allergens: [], noAllergens: false }),
    ...(allergens === null && { allergens: [], noAllergens: true }),
    ...(allergens && { allergens: allergens.allergens, noAllergens: false }),
    ...(kinds && { allergenKinds: kinds }),
    ...(mayContain !== undefined && { mayContain: mayContain?.allergens ?? ([] as Allergen[]) }),
    ...(additives !== undefined && { additives: additives?.additives ?? [] }),
  };
}

/** Which cereals and nuts: those of their own column, and `also` those among the allergens. undefined: nothing is said. */
function kindsOfRow(row: MenuRow, also: readonly AllergenKind[]): AllergenKind[] | undefined {
  const words = row.read('allergenKinds', readList, 'invalid');
  if (words === undefined) return also.length > 0 ? [...also] : undefined;
  const named = (words ?? []).map((word) => ({ word, kind: allergenKindOf(word) }));
  const unknown = named.filter(({ kind }) => kind === null);
  for (const { word } of unknown) row.fault('kind_of_allergen_unknown', { word });
  return unknown.length > 0 ? undefined : [...also, ...named.flatMap(({ kind }) => kind ?? [])];
}

/** null: the cell says that there is none; undefined: nothing, or nothing that is wholly understood. */
function words<Found extends ReadWords>(
  row: MenuRow,
  field: CodedField,
  codes: FoodCodes,
  read: (words: readonly string[], legend: FoodCodes['legend']) => Found,
): Found | null | undefined {
  const said = row.read(field, readList, 'invalid');
  if (!said) return said;
  const found = read(said, codes.legend);
  const code = field === 'additives' ? 'additive_unknown' : 'allergen_unknown';
  const isWhole = codes.take(field, found, { row: row.number, fault: (word) => row.fault(code, { word }) });
  return isWhole ? found : undefined;
}
