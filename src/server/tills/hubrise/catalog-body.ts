import type { ServingHours } from '../../../domain/menu/serving-hours.ts';
import { decimalsOf } from '../../../domain/money/currencies.ts';
import { toDecimal } from '../../../domain/money/money.ts';
import { MONDAY_FIRST } from '../../../domain/times/weekdays.ts';
import type { MenuForTill } from '../menu-for-till.ts';

/** Orders that are fetched: the only context in which we have other prices. */
const PICKUP = { ref: 'pickup', name: 'Pickup' };

/** A menu as `PUT /catalogs/:id` takes it, which clears what was there. */
export function catalogBody({ currency, categories, dishes, lists, deals }: MenuForTill): object {
  const money = (amount: number) => `${toDecimal(amount, decimalsOf(currency)).toFixed(2)} ${currency}`;
  const priced = ({ price, pickup }: { price: number; pickup: number | null }) => ({
    price: money(price),
    ...(pickup !== null && { price_overrides: [{ variant_refs: [PICKUP.ref], price: money(pickup) }] }),
  });
  return {
    data: {
      variants: [PICKUP],
      categories: categories.map(({ ref, name, description }) => ({ ref, name, ...(description && { description }) })),
      products: dishes.map(({ ref, category, name, description, tags, skus }) => ({
        ...{ ref, category_ref: category, name, ...(description && { description }), tags },
        skus: skus.map((sku) => ({
          ...{ ref: sku.ref, ...(sku.name !== null && { name: sku.name }), ...priced(sku) },
          ...(sku.hours && { restrictions: restrictionsOf(sku.hours) }),
          option_list_refs: sku.lists,
        })),
      })),
      option_lists: lists.map(({ ref, name, min, max, options }) => ({
        ...{ ref, name, min_selections: min, max_selections: max },
        options: options.map((option) => ({
          ...{ ref: option.ref, name: option.name, ...priced(option), default: option.isDefault },
        })),
      })),
      deals: deals.map(({ ref, name, lines }) => ({
        ...{ ref, name },
        lines: lines.map(({ label, price, skus }) => ({
          ...{ label, pricing_effect: 'fixed_price', pricing_value: money(price) },
          skus: skus.map((sku) => ({ ref: sku.ref, ...(sku.extra > 0 && { extra_charge: money(sku.extra) }) })),
        })),
      })),
    },
  };
}

/** Days, "12345--", Monday first; times and dates. A dish of several windows is told only of its dates. */
function restrictionsOf({ windows, firstDate, lastDate }: ServingHours): object {
  const [only, second] = windows;
  const isTold = only !== undefined && second === undefined;
  return {
    ...(isTold && {
      dow: MONDAY_FIRST.map((day, place) => (only.weekdays.includes(day) ? place + 1 : '-')).join(''),
      // The whole day has no times.
      ...(only.from !== only.to && { start_time: only.from, end_time: only.to }),
    }),
    ...(firstDate !== null && { start_date: firstDate }),
    ...(lastDate !== null && { end_date: lastDate }),
  };
}
