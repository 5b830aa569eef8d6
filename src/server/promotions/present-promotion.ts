import type { AppliedPromotion, Reward } from '../../contract/promotions.ts';
import type { Language } from '../../domain/languages.ts';
import { toDecimal } from '../../domain/money/money.ts';
import { shownDiscount } from '../../domain/orders/discount.ts';
import type { Db } from '../platform/database/database.ts';
import { type PromotionRow, type PromotionText, promotionTexts } from './promotions.repo.ts';

/** Names and descriptions of promotions in one language, and each that is missing there in the restaurant's content language. */
export interface PromotionNames {
  of(id: string): Pick<Reward, 'name' | 'description' | 'lang' | 'langs' | 'originals'>;
}

export async function promotionNames(
  db: Db,
  restaurantId: string,
  ids: readonly string[],
  languages: { language: Language; contentLanguage: Language },
): Promise<PromotionNames> {
  const { language, contentLanguage } = languages;
  const texts = await promotionTexts(db, restaurantId, ids, [...new Set([language, contentLanguage])]);
  const find = (id: string, lang: Language, field: string): PromotionText | undefined =>
    texts.find((each) => each.subject_id === id && each.lang === lang && each.field === field);
  return {
    of: (id) => {
      const langOf = (field: string) => (find(id, language, field) ? language : contentLanguage);
      const text = (field: string) => find(id, langOf(field), field)?.text ?? '';
      const originals = ['name', 'description'].flatMap((field) => {
        const original = find(id, langOf(field), field)?.provenance === 'machine' && find(id, contentLanguage, field);
        return original ? [[field, original.text]] : [];
      });
      const [lang, described] = [langOf('name'), langOf('description')];
      return {
        name: text('name'),
        description: text('description'),
        lang,
        langs: text('description') && described !== lang ? { description: described } : undefined,
        originals: originals.length > 0 ? Object.fromEntries(originals) : undefined,
      };
    },
  };
}

export function presentReward(row: PromotionRow, names: PromotionNames, decimals: number): Reward {
  return {
    _id: row.id,
    type: row.type as Reward['type'],
    discountValue: shownDiscount(row.type, row.discount_value, decimals),
    pointsCost: row.points_cost ?? 0,
    minOrderValue: toDecimal(row.min_order, decimals),
    ...names.of(row.id),
  };
}

/** `discount`: what the promotion takes off the cart, in minor units of a currency with that many decimals. */
export function presentApplied(
  row: PromotionRow,
  discount: number,
  names: PromotionNames,
  { decimals, language }: { decimals: number; language: Language },
): AppliedPromotion {
  const { name, description, lang, langs } = names.of(row.id);
  const discountValue = toDecimal(discount, decimals);
  const other = { ...(lang !== language && { lang }), ...(langs && { langs }) };
  return { promotionId: row.id, name, description, ...other, discountValue, couponCode: row.coupon_code };
}
