import type { StockTable } from '../menu/availability.repo.ts';
import type { Db } from '../platform/database/database.ts';
import type { RunOut } from './till-port.ts';
import { readTillRefs } from './till-refs.ts';

/** A dish or an option of ours that has run out. */
export interface RanOut {
  table: StockTable;
  id: string;
  /** When it is back by itself (ms); null: nobody knows. */
  until: number | null;
}

/** What of the menu a till's words mean, by a key of each: a dish whose every sku is out, an option with that ref wherever it stands. */
export async function ranOut(db: Db, restaurantId: string, out: readonly RunOut[]): Promise<Map<string, RanOut>> {
  if (out.length === 0) return new Map();
  const refs = await readTillRefs(db, restaurantId);
  const untilOf = new Map(out.map(({ kind, ref, until }) => [`${kind} ${ref}`, until]));
  const found: RanOut[] = [];
  for (const [id, sizes] of await dishesWithSizes(db, restaurantId)) {
    const skus = sizes.length > 0 ? sizes.map((size) => refs.skuOf(id, size)) : [refs.skuOf(id, null)];
    if (!skus.every((ref) => untilOf.has(`sku ${ref}`))) continue;
    // Back with the first of its sizes.
    const times = skus.flatMap((ref) => untilOf.get(`sku ${ref}`) ?? []);
    found.push({ table: 'products', id, until: times.length > 0 ? Math.min(...times) : null });
  }
  for (const { id } of await optionIds(db, restaurantId)) {
    const until = untilOf.get(`option ${refs.optionOf(id)}`);
    if (until !== undefined) found.push({ table: 'option_values', id, until });
  }
  return new Map(found.map((each) => [`${each.table} ${each.id}`, each]));
}

/** All dishes, each with its sizes. */
async function dishesWithSizes(db: Db, restaurantId: string): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('products as p')
    .leftJoin('product_option_groups as l', (join) =>
      join.onRef('l.restaurant_id', '=', 'p.restaurant_id').onRef('l.product_id', '=', 'p.id'),
    )
    .leftJoin('option_groups as g', (join) =>
      join.onRef('g.restaurant_id', '=', 'l.restaurant_id').onRef('g.id', '=', 'l.group_id').on('g.is_size', '=', 1),
    )
    .leftJoin('option_values as v', (join) =>
      join.onRef('v.restaurant_id', '=', 'g.restaurant_id').onRef('v.group_id', '=', 'g.id'),
    )
    .select(['p.id', 'v.id as size_id'])
    .where('p.restaurant_id', '=', restaurantId)
    .execute();
  const dishes = Map.groupBy(rows, ({ id }) => id);
  return new Map([...dishes].map(([id, all]) => [id, all.flatMap(({ size_id }) => size_id ?? [])]));
}

function optionIds(db: Db, restaurantId: string): Promise<{ id: string }[]> {
  return db.selectFrom('option_values').select('id').where('restaurant_id', '=', restaurantId).execute();
}
