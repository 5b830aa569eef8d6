import type { StaffDeal } from '../../contract/staff/staff-deals.ts';
import type { Db } from '../platform/database/database.ts';
import type { Tenant } from '../platform/http/app.ts';
import { textsOfMany } from '../texts/texts.repo.ts';
import { dealTerms } from './read-staff-deals.ts';

/** Says for the history what a deal is: by the names of its categories and dishes, because ids mean nothing to a reader. */
export async function loggedDeals(db: Db, { id, contentLanguage }: Tenant) {
  const named = async (subject: 'category' | 'product') => {
    const texts = await textsOfMany(db, { restaurantId: id, subject }, ['name']);
    return new Map(texts.filter(({ lang }) => lang === contentLanguage).map((row) => [row.subject_id, row.text]));
  };
  const [categories, dishes] = [await named('category'), await named('product')];
  return ({ version: _, ...deal }: StaffDeal) => {
    const { lines, ...terms } = dealTerms(deal);
    return {
      ...terms,
      lines: lines.map(({ label, categoryId, dishes: chosen }) => ({
        label,
        category: categoryId === null ? null : (categories.get(categoryId) ?? ''),
        dishes: chosen
          .map(({ productId, extra }) => `${dishes.get(productId) ?? ''}${extra > 0 ? ` +${extra}` : ''}`)
          .join(', '),
      })),
    };
  };
}
