import { KEY_PREFIX, KEY_SCOPES, type KeyScope } from '../../src/domain/people/key-scopes.ts';
import { insertKey } from '../../src/server/keys/keys.repo.ts';
import { toJson } from '../../src/server/platform/database/json-columns.ts';
import { newId, sha256 } from '../../src/server/platform/ids/ids.ts';
import type { TestApp } from './test-app.ts';

/** How many keys of earlier worlds stay: a restaurant may have only a few. */
const KEPT = 6;

/** A key of the restaurant with the scopes, by default all. */
export async function newKey(
  { services: { db, clock } }: TestApp,
  restaurantId: string,
  scopes: readonly KeyScope[] = KEY_SCOPES,
): Promise<{ keyId: string; keySecret: string }> {
  const all = await db
    .selectFrom('keys')
    .select('id')
    .where('restaurant_id', '=', restaurantId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const done = all.slice(KEPT).map(({ id }) => id);
  if (done.length) await db.deleteFrom('keys').where('id', 'in', done).execute();
  const [keyId, keySecret] = [newId(), `${KEY_PREFIX}${newId()}${newId()}`];
  await db.transaction().execute((tx) =>
    insertKey(tx, {
      ...{ restaurant_id: restaurantId, id: keyId, name: 'Till', language: 'en', scopes: toJson([...scopes]) },
      ...{ token_hash: sha256(keySecret), hint: KEY_PREFIX, created_at: clock(), seen_at: null },
    }),
  );
  return { keyId, keySecret };
}
