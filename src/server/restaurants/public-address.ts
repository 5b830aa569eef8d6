import type { Config } from '../platform/config.ts';
import type { Db } from '../platform/database.ts';

/**
 * The origin under which a restaurant is found from outside, for mails: they must never carry a host that came with a
 * request. Its own domain over HTTPS, the shortest where it has several; without one, PUBLIC_ADDRESS.
 */
export async function publicAddress(
  { db, config }: { db: Db; config: Pick<Config, 'PUBLIC_ADDRESS' | 'PORT'> },
  { id, slug }: { id: string; slug: string },
): Promise<string> {
  const rows = await db.selectFrom('restaurant_domains').select('host').where('restaurant_id', '=', id).execute();
  const [host] = rows.map((row) => row.host).sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const address = host
    ? `https://${host}`
    : (config.PUBLIC_ADDRESS ?? `http://{slug}.localhost:${config.PORT}`).replace('{slug}', slug);
  return new URL(address).origin;
}
