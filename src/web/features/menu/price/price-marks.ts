import type { Product } from '../../../../contract/menu.ts';
import type { Currency } from '../../../../contract/primitives.ts';
import type { Language } from '../../../../domain/languages.ts';
import { unitPrice } from '../../../../domain/menu/unit-price.ts';
import { decimalsOf } from '../../../../domain/money/currencies.ts';
import type { Translate } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';

interface Words {
  t: Translate<'dish'>;
  currency: Currency;
  language: Language;
}

/** What stands beside a dish's price: the deposit that is charged with it, and what a litre or kilogram costs; '': nothing. */
export function priceMarks({ price, deposit, content }: Product, { t, currency, language }: Words): string {
  const per = content && unitPrice(Number(price), content, decimalsOf(currency.code));
  return [
    deposit && t('deposit', { amount: money(deposit, currency, language) }),
    per && t(`per_${per.per}`, { price: money(per.price, currency, language) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
