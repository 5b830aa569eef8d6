import type { Product } from '../../../../contract/menu.ts';
import type { Currency } from '../../../../contract/primitives.ts';
import type { Language } from '../../../../domain/languages.ts';
import type { Translate } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';

interface Words {
  t: Translate<'dish'>;
  currency: Currency;
  language: Language;
}

/** The price on a dish's card: its own, or "from" that of its cheapest size or halves where they cost differently. */
export function dishPrice(dish: Product, { t, currency, language }: Words): string {
  const prices = pricesOfSizes(dish).map(({ price }) => price);
  const least = prices.length ? Math.min(...prices) : Number(dish.price);
  const said = money(least, currency, language);
  const isLeast = prices.some((price) => price !== least) || dish.options.some(({ half }) => half);
  return isLeast ? t('from', { price: said }) : said;
}

/** What the dish costs in each of its sizes that can be had, or in all if none can; empty: it has no sizes. */
export function pricesOfSizes({ price, options }: Product): { label: string; price: number }[] {
  const values = options.find(({ isSize }) => isSize)?.values ?? [];
  const left = values.filter(({ isAvailable }) => isAvailable !== false);
  return (left.length ? left : values).map((value) => ({
    label: value.label,
    price: Number(price) + Number(value.priceAdjustment ?? 0),
  }));
}
