import { bareWords, saysAllergy } from '../orders/says-allergy.ts';
import { ALLERGEN_WORDS } from './allergen-words.ts';
import type { Allergen } from './food-labels.ts';

/** Which of a dish's declared allergens a guest's note about an allergy names, in whichever language it was written. */
export function clashing(note: string, declared: readonly Allergen[]): Allergen[] {
  if (declared.length === 0 || !saysAllergy(note)) return [];
  const words = bareWords(note);
  return declared.filter((allergen) => ALLERGEN_WORDS[allergen].test(words));
}
