import { ALLERGENS, type Allergen } from '../menu/food-labels.ts';
import type { RepricedItem } from './reprice.ts';

type Declaring = Pick<RepricedItem, 'declared'>;

/** The allergens of a line: those of the dish and of its options, in the usual order. */
export function allergensOf({ declared }: Declaring): Allergen[] {
  const all = new Set(declared.flatMap(({ allergens }) => allergens));
  return ALLERGENS.filter((name) => all.has(name));
}

/** What may have got into a line beside that. */
export function mayContainOf(line: Declaring): Allergen[] {
  const contained = allergensOf(line);
  return ALLERGENS.filter(
    (name) => !contained.includes(name) && line.declared.some(({ mayContain }) => mayContain.includes(name)),
  );
}

/** How old the customer must be for these lines; null: nobody is asked. */
export function minimumAgeOf(items: readonly Declaring[]): number | null {
  const ages = items.flatMap(({ declared }) => declared.flatMap(({ minimumAge }) => minimumAge ?? []));
  return ages.length ? Math.max(...ages) : null;
}
