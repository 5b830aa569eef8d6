import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { prepared } from '../platform/database/prepared.ts';

/** What a restaurant's cooks call its dishes and options, and how long dishes cook, where that was said. By ids. */
export interface KitchenWords {
  dishes: ReadonlyMap<string, { name: string | null; minutes: number | null }>;
  options: ReadonlyMap<string, string>;
}

/** Reads only what was said: most restaurants say nothing. */
export async function kitchenWordsOf(db: Db, restaurantId: string): Promise<KitchenWords> {
  const { rows } = await words(db, { restaurantId });
  const of = (kind: 'dish' | 'option') => rows.filter((row) => row.kind === kind);
  return {
    dishes: new Map(of('dish').map(({ id, name, minutes }) => [id, { name, minutes }])),
    options: new Map(of('option').map(({ id, name }) => [id, name ?? ''])),
  };
}

const words = prepared((db, { restaurantId }: { restaurantId: string }) =>
  db
    .selectFrom('products')
    .select(['id', 'kitchen_name as name', 'cooking_minutes as minutes', sql.lit('dish').as('kind')])
    .where('restaurant_id', '=', restaurantId)
    .where((eb) => eb.or([eb('kitchen_name', 'is not', null), eb('cooking_minutes', 'is not', null)]))
    .unionAll(
      db
        .selectFrom('option_values')
        .select(['id', 'kitchen_name as name', sql<null>`null`.as('minutes'), sql.lit('option').as('kind')])
        .where('restaurant_id', '=', restaurantId)
        .where('kitchen_name', 'is not', null),
    ),
);
