import type { Product } from '../../../../contract/menu.ts';
import { DIETARY_LABELS, type DietaryLabel } from '../../../../domain/menu/food-labels.ts';

/** The diets that the address names after `?diet=`: `vegan,gluten-free`. */
export function dietsIn(named: string | null): DietaryLabel[] {
  return DIETARY_LABELS.filter((diet) => named?.split(',').includes(diet));
}

/** Whether a dish is said to be so. What is vegan is vegetarian. */
export function isOfDiet({ dietaryCodes }: Product, diet: DietaryLabel): boolean {
  return dietaryCodes.includes(diet) || (diet === 'vegetarian' && dietaryCodes.includes('vegan'));
}
