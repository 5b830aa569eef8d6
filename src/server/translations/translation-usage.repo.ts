import { toIso } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';

/** The cost of a translation. `characters` are Unicode characters, as providers count; `at` (ms) decides the UTC day. */
export interface Spending {
  restaurantId: string;
  characters: number;
  at: number;
}

/**
 * Reserves characters of the day's limit; false: too few are left. A single statement, so that concurrent processes cannot exceed
 * the limit.
 */
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

/** Releases reserved characters after a failed translation. */
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
