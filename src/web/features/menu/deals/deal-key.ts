import type { Deal, Product } from '../../../../contract/menu.ts';
import type { SelectedOption } from '../../../../contract/order-items.ts';
import { lineSignature } from '../../../../domain/orders/cart-item.ts';

interface KeptLine {
  signature: string;
  deal?: { key: string } | undefined;
}

interface ChosenDish {
  line: Pick<Deal['lines'][number], '_id'>;
  dish: Pick<Product, '_id'>;
  options: readonly SelectedOption[];
}

/**
 * The key by which a deal's lines belong together, in a cart or an order that staff take. The same dishes with the same options make the same deal: chosen again,
 * there is one more of it. Short, because with the ids of all options it would be longer than a key may be.
 */
export function dealKey(dealId: string, chosen: readonly ChosenDish[], items: readonly KeptLine[]): string {
  const dishes = [dealId, ...chosen.map(({ dish }) => dish._id)].join(' ');
  for (let number = 1; ; number++) {
    const key = number === 1 ? dishes : `${dishes} ${number}`;
    const own = items.filter(({ deal }) => deal?.key === key).map(({ signature }) => signature);
    const wanted = chosen.map(({ line, dish, options }) =>
      lineSignature(dish._id, options, null, { lineId: line._id, key }),
    );
    if (own.length === 0 || (own.length === wanted.length && wanted.every((each) => own.includes(each)))) return key;
  }
}
