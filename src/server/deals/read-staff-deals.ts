import type { StaffDeal } from '../../contract/staff/staff-deals.ts';
import { toDecimal } from '../../domain/money/money.ts';
import { authored, versionOf } from '../editing/versions.ts';
import type { Db } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import { decimalsHere } from '../restaurants/currency.repo.ts';
import { presentText } from '../texts/change-texts.ts';
import { dealLineText } from '../texts/text-subjects.ts';
import { textsOfMany } from '../texts/texts.repo.ts';
import { allDeals } from './staff-deals.repo.ts';

/** All deals in order, as staff edit them, with the texts in all languages. */
export async function readStaffDeals(db: Db, restaurantId: string): Promise<StaffDeal[]> {
  const rows = await allDeals(db, restaurantId);
  const decimals = await decimalsHere(db, restaurantId);
  const own = await textsOfMany(db, { restaurantId, subject: 'deal' }, ['name', 'description']);
  const labels = await textsOfMany(db, { restaurantId, subject: 'deal_line' }, ['label']);
  const [byDeal, byLine] = [own, labels].map((texts) => Map.groupBy(texts, (text) => text.subject_id));
  return rows.map((row) => {
    const texts = byDeal?.get(row.id) ?? [];
    const deal = {
      _id: row.id,
      name: presentText(texts, 'name'),
      description: presentText(texts, 'description'),
      price: toDecimal(row.price, decimals),
      isActive: row.is_active === 1,
      lines: fromJson(row.lines).map(({ id, categoryId, dishes }) => ({
        _id: id,
        label: presentText(byLine?.get(dealLineText(row.id, id)) ?? [], 'label'),
        categoryId,
        dishes: dishes.map(({ productId, extra }) => ({ productId, extra: toDecimal(extra, decimals) })),
      })),
    };
    return { ...deal, version: versionOf(dealTerms(deal)) };
  });
}

/** What editors change of a deal; its version is made from this. */
export function dealTerms({ _id, name, description, lines, ...deal }: Omit<StaffDeal, 'version'>) {
  return {
    ...deal,
    name: authored(name),
    description: authored(description),
    lines: lines.map((line) => ({ ...line, label: authored(line.label) })),
  };
}
