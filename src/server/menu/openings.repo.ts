import type { Db } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';

interface OpeningGroupRow {
  _id: string;
  isSize: boolean;
  /** In the order shown. */
  values: { _id: string; opens: string[] }[];
}

/** All groups of a restaurant, with what their options open. */
export async function openingGroups(db: Db, restaurantId: string): Promise<OpeningGroupRow[]> {
  const rows = await db
    .selectFrom('option_values as v')
    .innerJoin('option_groups as g', (join) =>
      join.onRef('g.restaurant_id', '=', 'v.restaurant_id').onRef('g.id', '=', 'v.group_id'),
    )
    .select(['g.id as group', 'g.is_size', 'v.id', 'v.opens'])
    .where('v.restaurant_id', '=', restaurantId)
    .orderBy('v.position')
    .orderBy('v.id')
    .execute();
  return [...Map.groupBy(rows, ({ group }) => group)].map(([_id, values]) => ({
    ...{ _id, isSize: values[0]?.is_size === 1 },
    values: values.map(({ id, opens }) => ({ _id: id, opens: fromJson(opens) ?? [] })),
  }));
}
