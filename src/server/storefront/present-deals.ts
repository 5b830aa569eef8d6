import type { Deal, Product } from '../../contract/menu.ts';
import type { Language } from '../../domain/languages.ts';
import { dealChoices } from '../../domain/menu/deals.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { toDecimal } from '../../domain/money/money.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import { dealLineText } from '../texts/text-subjects.ts';
import type { ContentRows } from './content.repo.ts';
import type { FoundTexts } from './found-texts.ts';

/** The deals that can be had now, with the dishes that can be chosen. */
export function presentDeals(
  rows: Pick<ContentRows, 'deals' | 'restaurant'>,
  texts: FoundTexts,
  { products, language }: { products: readonly Product[]; language: Language },
): Deal[] {
  const decimals = decimalsOf(rows.restaurant.currency_code);
  const otherLang = (lang: Language) => (lang === language ? {} : { lang });
  const dishes = products
    .filter(({ isAvailable, options }) => isAvailable && !options.some(({ half }) => half))
    .map(({ _id, categories }) => ({ id: _id, categoryIds: categories.map((category) => category._id) }));
  return rows.deals.flatMap((row) => {
    const lines = fromJson(row.lines);
    const choices = dealChoices({ lines }, dishes);
    if (!choices) return [];
    const { lang, text } = texts.of('deal', row.id, ['name', 'description']);
    return {
      _id: row.id,
      name: text.name ?? '',
      description: text.description ?? '',
      price: toDecimal(row.price, decimals),
      lines: lines.map(({ id }, index) => {
        const label = texts.of('deal_line', dealLineText(row.id, id), ['label']);
        return {
          _id: id,
          label: label.text.label ?? '',
          choices: (choices[index] ?? []).map(({ productId, extra }) => ({
            productId,
            ...(extra > 0 && { extra: toDecimal(extra, decimals) }),
          })),
          ...otherLang(label.lang),
        };
      }),
      ...otherLang(lang),
    };
  });
}
