import type { Product } from '../../contract/menu.ts';
import type { Language } from '../../domain/languages.ts';
import { type Additive, type AllergenKind, additiveNumber } from '../../domain/menu/food-labels.ts';
import { foodOf } from '../menu/stored-food.ts';
import { foodFactLabel, foodLabel } from '../texts/food-label-texts.ts';

type Shown = Pick<Product, 'noAllergens' | 'mayContain' | 'mayContainCodes' | 'allergenKinds' | 'additives'>;

/** What a dish or an option declares besides its allergens: nothing for one that says no more. */
export function presentFood(row: Parameters<typeof foodOf>[0], language: Language): Shown {
  const { noAllergens, mayContain, allergenKinds, additives } = foodOf(row);
  const label = (name: AllergenKind | Additive) => foodFactLabel(name, language);
  return {
    ...(noAllergens && { noAllergens }),
    ...(mayContain.length > 0 && {
      mayContain: mayContain.map((name) => foodLabel(name, language)),
      mayContainCodes: mayContain,
    }),
    ...(allergenKinds.length > 0 && { allergenKinds: allergenKinds.map(label) }),
    ...(additives.length > 0 && {
      additives: additives.map((name) => ({ number: additiveNumber(name), name: label(name) })),
    }),
  };
}
