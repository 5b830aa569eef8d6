import { leastPrice } from '../../domain/menu/least-price.ts';
import { withOpenedGroups } from '../../domain/menu/opened-groups.ts';
import { hasTwoSizes } from '../../domain/menu/size-prices.ts';
import { isPrice, isPriceAdjustment } from '../../domain/orders/money-limits.ts';
import type { DishTerms, GroupTerms } from './menu-terms.ts';

/** What of a group's prices no menu takes, as a form's schema says it. */
export function impossibleAdjustments({ values }: GroupTerms, currency: string) {
  return values.flatMap(({ priceAdjustment, sizePrices }, place) =>
    [priceAdjustment, ...Object.values(sizePrices)].every((each) => isPriceAdjustment(each, currency))
      ? []
      : [{ path: ['values', place, 'priceAdjustment'], message: 'price_invalid' }],
  );
}

/** What of a dish's prices, alone and with its groups, no menu takes. */
export function impossibleDish(
  { price, pickupPrice, sizePrices, optionGroupIds, halves }: DishTerms,
  groups: ReadonlyMap<string, GroupTerms>,
  currency: string,
) {
  const opens = (id: string) => (groups.get(id)?.values ?? []).flatMap((value) => value.opens);
  const own = withOpenedGroups(optionGroupIds, opens).flatMap((id) => {
    const group = groups.get(id);
    return group ? [{ ...group, id }] : [];
  });
  const isMoney = [price, pickupPrice ?? 0, ...Object.values(sizePrices)].every((each) => isPrice(each, currency));
  const choices = own.map(({ minSelections: min, maxSelections: max, maxPerValue: perValue, values, ...rest }) => ({
    ...{ ...rest, min, max, perValue },
    values: values.map(({ _id: id, priceAdjustment, sizePrices: bySize, opens: opened }) => {
      const inSize = rest.isSize ? sizePrices[id] : undefined;
      return {
        id,
        adjustment: inSize === undefined ? priceAdjustment : inSize - price,
        sizePrices: bySize,
        opens: opened,
      };
    }),
  }));
  return [
    ...(isMoney || Number.isNaN(price) ? [] : [{ path: ['price'], message: 'price_invalid' }]),
    ...(hasTwoSizes(own) ? [{ path: ['optionGroupIds'], message: 'two_sizes' }] : []),
    // Sums of decimals are off by much less than the smallest coin. What halves cost is not known here, and none comes to less than its dish.
    ...(!halves && leastPrice({ price: Math.min(price, pickupPrice ?? price), groups: choices }) < -1e-6
      ? [{ path: ['price'], message: 'below_zero' }]
      : []),
  ];
}
