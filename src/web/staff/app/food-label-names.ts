import { languages } from 'virtual:messages/all/foods';
import type { Language } from '../../../domain/languages.ts';
import type { Allergen, DietaryLabel } from '../../../domain/menu/food-labels.ts';

/** The name of an allergen or a diet. In every language at once: a dish is previewed in another one than the interface's. */
export function foodLabelName(name: Allergen | DietaryLabel, language: Language): string {
  return languages[language][name];
}
