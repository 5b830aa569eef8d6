import type { Deal } from '../../../../contract/menu.ts';
import type { Currency } from '../../../../contract/primitives.ts';
import type { NewItem } from '../../cart/add-line.ts';
import { pricesInDeal, type WholeDeal } from './deal-choice.ts';

interface Chosen {
  deal: Deal;
  chosen: WholeDeal;
  currency: Currency;
  /** By which they belong together (`dealKey`). */
  key: string;
  quantity: number;
}

/** The dishes of a deal as lines of the cart, each at its share. */
export function dealLines({ deal, chosen, currency, key, quantity }: Chosen): NewItem[] {
  const { _id: dealId, name, lang } = deal;
  const prices = pricesInDeal(deal, chosen, currency.code);
  return chosen.map(({ line, dish, options }, index) => {
    const { _id: productId, name: dishName, imageUrl, deposit, served } = dish;
    return {
      ...{ productId, name: dishName, imageUrl, quantity, selectedOptions: options },
      ...{ price: prices[index] ?? 0, deposit, ...(served && { served }) },
      deal: { dealId, lineId: line._id, key, name, ...(lang && { lang }) },
    };
  });
}
