import { toIso } from '../platform/clock.ts';
import type { Db } from '../platform/database.ts';

/** What a text costs: providers count Unicode characters. `at` decides the day, in UTC. */
export interface Spending {
  restaurantId: string;
  characters: number;
  at: number;
}

/** Takes characters from the day's ceiling; false when too few are left. One statement: processes cannot pass it together. */
export async function reserveCharacters(db: Db, spending: Spending, ceiling: number): Promise<boolean> {
  const { restaurantId, characters, at } = spending;
  if (characters > ceiling) return false;
  const row = await db
    .insertInto('translation_usage')
    .values({ restaurant_id: restaurantId, day: dayOf(at), characters })
    .onConflict((conflict) =>
      conflict
        .columns(['restaurant_id', 'day'])
        .doUpdateSet((eb) => ({ characters: eb('translation_usage.characters', '+', characters) }))
        .where('translation_usage.characters', '<=', ceiling - characters),
    )
    .returning('characters')
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives back what the provider did not translate. */
export async function releaseCharacters(db: Db, { restaurantId, characters, at }: Spending): Promise<void> {
  await db
    .updateTable('translation_usage')
    .set((eb) => ({ characters: eb('characters', '-', characters) }))
    .where('restaurant_id', '=', restaurantId)
    .where('day', '=', dayOf(at))
    .execute();
}

function dayOf(at: number): string {
  return toIso(at).slice(0, 10);
}
