import { type Declaration, settledFood } from '../../domain/menu/food-facts.ts';
import { ALLERGEN_KINDS } from '../../domain/menu/food-labels.ts';
import { sameOrder } from './laid-over.ts';

const FIELDS = ['allergens', 'noAllergens', 'mayContain', 'allergenKinds', 'additives'] as const;

type Said = { [Name in keyof Declaration]?: Declaration[Name] | undefined };

/** What a dish or an option declares once a file has said its part. Cereals and nuts that it does not name stay while their allergen is said. */
export function foodAfter(before: Readonly<Declaration>, said: Said): Partial<Declaration> {
  if (FIELDS.every((field) => said[field] === undefined)) return {};
  const { allergens = before.allergens } = said;
  const kept = before.allergenKinds.filter(
    (kind) => said.allergens === undefined || allergens.includes(ALLERGEN_KINDS[kind]),
  );
  const settled = settledFood({
    allergens,
    noAllergens: said.noAllergens ?? before.noAllergens,
    mayContain: said.mayContain ?? before.mayContain,
    allergenKinds: said.allergenKinds ?? kept,
    additives: said.additives ?? before.additives,
  });
  return { ...settled, allergens: sameOrder(before.allergens, settled.allergens) };
}
