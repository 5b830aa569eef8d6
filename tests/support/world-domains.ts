import { newId } from '../../src/server/platform/ids/ids.ts';
import type { TestApp } from './test-app.ts';

/** A domain of the restaurant, with and without "www.". A restaurant may have only a few: those of an earlier world are removed. */
export async function newDomain({ services: { db } }: TestApp, restaurantId: string): Promise<string> {
  const domain = `${newId()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, 'x')}.example`;
  await db
    .deleteFrom('restaurant_domains')
    .where('restaurant_id', '=', restaurantId)
    .where('host', 'like', '%.example')
    .execute();
  const hosts = [domain, `www.${domain}`];
  await db
    .insertInto('restaurant_domains')
    .values(hosts.map((host) => ({ restaurant_id: restaurantId, host, is_primary: 0 })))
    .execute();
  return domain;
}
