import type { Config } from '../platform/config.ts';
import type { Db } from '../platform/database.ts';

/**
 * The origin under which a restaurant is found from outside, for mails: they must never carry a host that came with a
 * request. Its primary domain over HTTPS, or else
 * its shortest; without any, PUBLIC_ADDRESS.
 */
export async function publicAddress(
  { db, config }: { db: Db; config: Pick<Config, 'PUBLIC_ADDRESS' | 'PORT'> },
  { id, slug }: { id: string; slug: string },
): Promise<string> {
  const rows = await db
    .selectFrom('restaurant_domains')
    .select(['host', 'is_primary'])
    .where('restaurant_id', '=', id)
    .execute();
  const [first] = rows.sort(
    (a, b) => b.is_primary - a.is_primary || a.host.length - b.host.length || (a.host < b.host ? -1 : 1),
  );
  const address = first
    ? `https://${first.host}`
    : (config.PUBLIC_ADDRESS ?? `http://{slug}.localhost:${config.PORT}`).replace('{slug}', slug);
  return new URL(address).origin;
}
