import { DIETARY_LABELS, type DietaryLabel } from '../../../../domain/menu/food-labels.ts';

/** The address of the menu with one diet more or less. It keeps what else it names. */
export function withDiet(parameters: URLSearchParams, diets: readonly DietaryLabel[], diet: DietaryLabel): string {
  const next = new URLSearchParams(parameters);
  const named = DIETARY_LABELS.filter((each) => (each === diet ? !diets.includes(each) : diets.includes(each)));
  if (named.length) next.set('diet', named.join(','));
  else next.delete('diet');
  return String(next) ? `/menu?${String(next).replaceAll('%2C', ',')}` : '/menu';
}
