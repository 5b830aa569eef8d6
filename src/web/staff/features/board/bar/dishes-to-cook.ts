import type { StaffOrder } from '../../../../../contract/staff/staff-orders.ts';
import { isDeclined } from '../../../../../domain/menu/declined-choice.ts';

type Item = Pick<
  StaffOrder['items'][number],
  'productId' | 'productName' | 'quantity' | 'kitchenName' | 'kitchenChoices'
> & {
  selectedOptions: readonly Pick<
    StaffOrder['items'][number]['selectedOptions'][number],
    'valueLabel' | 'priceAdjustment'
  >[];
};

export interface DishCount {
  productId: string;
  name: string;
  count: number;
  /** Choices that only some of them have, the most first. */
  choices: { label: string; count: number }[];
}

/** How often each dish is on these lines together, the most first, and how many of them are made in another way. */
export function dishesToCook(items: Iterable<Item>): DishCount[] {
  const dishes = new Map<string, DishCount & { made: Map<string, number> }>();
  for (const { productId, productName, kitchenName, kitchenChoices, quantity, selectedOptions } of items) {
    const dish = dishes.get(productId) ?? {
      productId,
      name: kitchenName ?? productName,
      count: 0,
      choices: [],
      made: new Map(),
    };
    dishes.set(productId, dish);
    dish.count += quantity;
    const labels = selectedOptions.filter((option) => !isDeclined(option)).map(({ valueLabel }) => valueLabel);
    for (const label of kitchenChoices ?? labels) dish.made.set(label, (dish.made.get(label) ?? 0) + quantity);
  }
  return [...dishes.values()]
    .sort((one, other) => other.count - one.count)
    .map(({ made, ...dish }) => ({
      ...dish,
      choices: [...made]
        .filter(([, count]) => count < dish.count)
        .map(([label, count]) => ({ label, count }))
        .sort((one, other) => other.count - one.count),
    }));
}
