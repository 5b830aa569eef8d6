import type { Config } from '../platform/config.ts';
import type { Db } from '../platform/database/database.ts';

/**
 * The restaurant's public origin, for links in mails, which must never use the Host header of a request. Its primary domain over
 * HTTPS, else its shortest domain, else PUBLIC_ADDRESS, else `{slug}.localhost`.
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
