import type { Product } from '../../../../contract/menu.ts';

const MOST = 4;

/** Up to four dishes that go with those of the cart, in its order: none that it has already, none that is sold out. */
export function suggestedDishes(
  products: readonly Product[],
  items: readonly { productId: string }[],
  isSoldOut: (dish: Product) => boolean,
): Product[] {
  const dishes = new Map(products.map((product) => [product._id, product]));
  const inCart = new Set(items.map(({ productId }) => productId));
  const ids = new Set([...inCart].flatMap((id) => dishes.get(id)?.goesWith ?? []));
  return [...ids]
    .flatMap((id) => dishes.get(id) ?? [])
    .filter((dish) => !inCart.has(dish._id) && dish.isAvailable && !isSoldOut(dish))
    .slice(0, MOST);
}
