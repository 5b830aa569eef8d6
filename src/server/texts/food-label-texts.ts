import type { Language } from '../../domain/languages.ts';
import type { Additive, Allergen, AllergenKind, DietaryLabel } from '../../domain/menu/food-labels.ts';
import { readMessages } from '../platform/read-messages.ts';

const messages = readMessages('storefront');

/** The name of an allergen or a diet. */
export function foodLabel(name: Allergen | DietaryLabel, language: Language): string {
  return messages[language].foods[name];
}

/** The name of a cereal, a nut or an additive. */
export function foodFactLabel(name: AllergenKind | Additive, language: Language): string {
  return messages[language]['food-facts'][name];
}
