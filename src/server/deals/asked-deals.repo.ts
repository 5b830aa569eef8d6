import type { AskedDeal, AskedDeals } from '../../domain/appraisal/asked-deals.ts';
import type { SentItem } from '../../domain/appraisal/reprice.ts';
import type { Db } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';

/** The deals that items ask for, as they are now; nothing is read where none is asked for. */
export async function readDeals(
  db: Db,
  restaurantId: string,
  items: readonly Pick<SentItem, 'productId' | 'deal'>[],
): Promise<{ deals?: AskedDeals }> {
  const ids = [...new Set(items.flatMap(({ deal }) => deal?.dealId ?? []))];
  if (ids.length === 0) return {};
  const rows = await db
    .selectFrom('deals as d')
    .innerJoin('restaurants as r', 'r.id', 'd.restaurant_id')
    .leftJoin('texts as t', (join) =>
      join
        .onRef('t.restaurant_id', '=', 'd.restaurant_id')
        .on('t.subject', '=', 'deal')
        .onRef('t.subject_id', '=', 'd.id')
        .on('t.field', '=', 'name'),
    )
    .select(['d.id', 'd.price', 'd.lines', 'r.content_language', 't.lang', 't.text'])
    .where('d.restaurant_id', '=', restaurantId)
    .where('d.is_active', '=', 1)
    .where('d.id', 'in', ids)
    .execute();
  const byId = new Map<string, AskedDeal>();
  for (const { id, price, lines, content_language: language, lang, text } of rows) {
    const deal = byId.get(id) ?? { id, price, lines: fromJson(lines), names: {}, language };
    if (lang && text !== null) deal.names = { ...deal.names, [lang]: text };
    byId.set(id, deal);
  }
  return { deals: { byId, categoriesOf: await categoriesOf(db, restaurantId, items) } };
}

async function categoriesOf(db: Db, restaurantId: string, items: readonly Pick<SentItem, 'productId' | 'deal'>[]) {
  const ids = [...new Set(items.flatMap(({ productId, deal }) => (deal ? productId : [])))];
  const links = await db
    .selectFrom('product_categories as p')
    .innerJoin('categories as c', (join) =>
      join.onRef('c.restaurant_id', '=', 'p.restaurant_id').onRef('c.id', '=', 'p.category_id'),
    )
    .select(['p.product_id', 'p.category_id'])
    .where('p.restaurant_id', '=', restaurantId)
    .where('p.product_id', 'in', ids)
    .where('c.is_active', '=', 1)
    .execute();
  const byDish = Map.groupBy(links, ({ product_id }) => product_id);
  return new Map([...byDish].map(([dish, own]) => [dish, own.map(({ category_id }) => category_id)]));
}
