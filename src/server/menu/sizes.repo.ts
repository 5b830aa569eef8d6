import type { Db } from '../platform/database/database.ts';

/** The restaurant's sizes, each with its group: those of the named groups, or all. */
export async function sizesOf(
  db: Db,
  restaurantId: string,
  groupIds: readonly string[] | null = null,
): Promise<Map<string, string>> {
  if (groupIds?.length === 0) return new Map();
  const rows = await db
    .selectFrom('option_values as v')
    .innerJoin('option_groups as g', (join) =>
      join.onRef('g.restaurant_id', '=', 'v.restaurant_id').onRef('g.id', '=', 'v.group_id'),
    )
    .select(['v.id', 'v.group_id'])
    .where('v.restaurant_id', '=', restaurantId)
    .where('g.is_size', '=', 1)
    .$if(groupIds !== null, (query) => query.where('g.id', 'in', groupIds ?? []))
    .execute();
  return new Map(rows.map(({ id, group_id }) => [id, group_id]));
}

/** Whether one of the dishes has two groups that are its size. */
export async function haveTwoSizes(db: Db, restaurantId: string, productIds: readonly string[]): Promise<boolean> {
  if (productIds.length === 0) return false;
  const row = await db
    .selectFrom('product_option_groups as p')
    .innerJoin('option_groups as g', (join) =>
      join.onRef('g.restaurant_id', '=', 'p.restaurant_id').onRef('g.id', '=', 'p.group_id'),
    )
    .select('p.product_id')
    .where('p.restaurant_id', '=', restaurantId)
    .where('p.product_id', 'in', productIds)
    .where('g.is_size', '=', 1)
    .groupBy('p.product_id')
    .having((eb) => eb.fn.countAll(), '>', 1)
    .executeTakeFirst();
  return row !== undefined;
}
