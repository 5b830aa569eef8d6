import { findByEmail } from '../accounts/users.repo.ts';
import type { Config } from '../platform/config.ts';
import type { Db } from '../platform/database/database.ts';
import { publicAddress } from '../restaurants/public-address.ts';
import { appointOwner } from '../team/change-team.ts';
import { onDatabase } from './on-database.ts';
import { sayResult } from './say-result.ts';

/**
 * `npm run restaurant:owner -- SLUG EMAIL`: makes the holder of an account an owner of a restaurant: the first one of a restaurant
 * that came from a file, or one more where the only owner cannot sign in any longer. Owners that are there stay.
 */
export async function makeOwner(config: Config, slug: string, email: string): Promise<string> {
  return onDatabase(config, async ({ db }) => {
    const restaurant = await db
      .selectFrom('restaurants')
      .select(['id', 'slug', 'name'])
      .where('slug', '=', slug)
      .executeTakeFirst();
    if (!restaurant) throw new Error(await whichThereAre(db, slug));
    const address = await publicAddress({ db, config }, restaurant);
    const person = await findByEmail(db, email);
    if (!person) {
      throw new Error(
        `Nobody has an account with ${email} yet. Its holder registers first, at ${address}/auth/register; then run this again.`,
      );
    }
    await appointOwner({ db, clock: Date.now }, restaurant.id, person.id);
    return `${person.name} is an owner of ${restaurant.name} now and can sign in at ${address}/staff`;
  });
}

async function whichThereAre(db: Db, slug: string): Promise<string> {
  const rows = await db.selectFrom('restaurants').select('slug').orderBy('slug').execute();
  const known = rows.length ? `There are: ${rows.map((row) => row.slug).join(', ')}.` : 'There is none at all yet.';
  return `No restaurant has the short name "${slug}". ${known}`;
}

if (import.meta.main) {
  await sayResult(async (config, [slug, email]) => {
    if (!slug || !email) throw new Error('Usage: npm run restaurant:owner -- SLUG EMAIL');
    return makeOwner(config, slug, email);
  });
}
