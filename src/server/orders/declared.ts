import { ALLERGENS, type Allergen } from '../../domain/menu/food-labels.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { RepricedItem } from './reprice.ts';
import { termsRefusals } from './terms.refusals.ts';

type Declaring = Pick<RepricedItem, 'declared'>;

/** The allergens of a line: those of the dish and of its options, in the usual order. */
export function allergensOf({ declared }: Declaring): Allergen[] {
  const all = new Set(declared.flatMap(({ allergens }) => allergens));
  return ALLERGENS.filter((name) => all.has(name));
}

/** How old the customer must be for these lines; null: nobody is asked. */
export function minimumAgeOf(items: readonly Declaring[]): number | null {
  const ages = items.flatMap(({ declared }) => declared.flatMap(({ minimumAge }) => minimumAge ?? []));
  return ages.length ? Math.max(...ages) : null;
}

/** Throws a `Refusal` if the lines ask for an age and the customer has not confirmed it. */
export function checkAge(items: readonly Declaring[], { ageConfirmed }: { ageConfirmed?: boolean | undefined }): void {
  const age = minimumAgeOf(items);
  if (age !== null && !ageConfirmed) throw new Refusal(termsRefusals.age_not_confirmed, { values: { age } });
}
