import type { Db } from '../platform/database/database.ts';
import { prepared } from '../platform/database/prepared.ts';

/** What a restaurant's cooks call its dishes and options, and how long dishes cook, where that was said. By ids. */
export interface KitchenWords {
  dishes: ReadonlyMap<string, { name: string | null; minutes: number | null }>;
  options: ReadonlyMap<string, string>;
}

/** Reads only what was said: most restaurants say nothing. */
export async function kitchenWordsOf(db: Db, restaurantId: string): Promise<KitchenWords> {
  const [dishes, options] = await Promise.all([dishWords(db, { restaurantId }), optionWords(db, { restaurantId })]);
  return {
    dishes: new Map(dishes.rows.map(({ id, kitchen_name: name, cooking_minutes: minutes }) => [id, { name, minutes }])),
    options: new Map(options.rows.map(({ id, kitchen_name }) => [id, kitchen_name ?? ''])),
  };
}

const dishWords = prepared((db, { restaurantId }: { restaurantId: string }) =>
  db
    .selectFrom('products')
    .select(['id', 'kitchen_name', 'cooking_minutes'])
    .where('restaurant_id', '=', restaurantId)
    .where((eb) => eb.or([eb('kitchen_name', 'is not', null), eb('cooking_minutes', 'is not', null)])),
);

const optionWords = prepared((db, { restaurantId }: { restaurantId: string }) =>
  db
    .selectFrom('option_values')
    .select(['id', 'kitchen_name'])
    .where('restaurant_id', '=', restaurantId)
    .where('kitchen_name', 'is not', null),
);
