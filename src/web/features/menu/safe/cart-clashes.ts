import type { Product } from '../../../../contract/menu.ts';
import type { Allergen } from '../../../../domain/menu/food-labels.ts';
import { type Clash, clashOf } from '../../../../domain/menu/food-verdict.ts';
import type { CartItem } from '../../cart/cart-store.ts';

export interface LineClash extends Clash {
  line: CartItem;
}

/** The lines of a cart that have, or may have, what somebody avoids: by their dishes and the options that were chosen. */
export function cartClashes(
  items: readonly CartItem[],
  dishes: readonly Product[],
  avoided: readonly Allergen[],
): LineClash[] {
  const known = new Map(dishes.map((dish) => [dish._id, dish]));
  return items.flatMap((line) => {
    const dish = known.get(line.productId);
    if (!dish) return [];
    const chosen = new Set(line.selectedOptions.map(({ valueId }) => valueId));
    const parts = [dish, ...dish.options.flatMap(({ values }) => values.filter(({ _id }) => chosen.has(_id)))];
    const clash = clashOf(
      {
        allergenCodes: parts.flatMap(({ allergenCodes = [] }) => allergenCodes),
        mayContainCodes: parts.flatMap(({ mayContainCodes = [] }) => mayContainCodes),
      },
      avoided,
    );
    const mayContain = clash.mayContain.filter((code) => !clash.contains.includes(code));
    return clash.contains.length + mayContain.length > 0 ? [{ line, contains: clash.contains, mayContain }] : [];
  });
}
