import { countryCode } from '../../domain/people/country-code.ts';
import type { Db } from '../platform/database/database.ts';

/** The ISO 3166 code of the restaurant's country: numbers without a code are from there. null: unknown. */
export async function countryOf(db: Db, restaurantId: string): Promise<string | null> {
  const { country } = await db
    .selectFrom('restaurants')
    .select('country')
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  return countryCode(country);
}
