import { bareWords, saysAllergy } from '../orders/says-allergy.ts';
import { ALLERGEN_WORDS } from './allergen-words.ts';
import { ALLERGENS, type Allergen } from './food-labels.ts';

/** Which allergens a guest's note names, in whichever language it was written; none: nobody can tell what it is about. */
export function namedAllergens(note: string): Allergen[] {
  const words = bareWords(note);
  return ALLERGENS.filter((allergen) => ALLERGEN_WORDS[allergen].test(words));
}

/** Which of a dish's declared allergens a guest's note about an allergy names, in whichever language it was written. */
export function clashing(note: string, declared: readonly Allergen[]): Allergen[] {
  if (declared.length === 0 || !saysAllergy(note)) return [];
  const words = bareWords(note);
  return declared.filter((allergen) => ALLERGEN_WORDS[allergen].test(words));
}
