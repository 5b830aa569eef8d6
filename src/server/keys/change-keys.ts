import { randomBytes } from 'node:crypto';
import type { Key, KeyInput, NewKey } from '../../contract/staff/staff-keys.ts';
import { KEY_PREFIX, KEY_SCOPES } from '../../domain/people/key-scopes.ts';
import { lockRestaurant } from '../editing/lock-restaurant.ts';
import { recordChange, type StaffAct } from '../editing/record-change.ts';
import { toIso } from '../platform/clock.ts';
import { type Db, inTransaction } from '../platform/database/database.ts';
import { fromJson, toJson } from '../platform/database/json-columns.ts';
import type { Tenant } from '../platform/http/app.ts';
import { newId, sha256 } from '../platform/ids/ids.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { keysRefusals } from './keys.refusals.ts';
import { deleteKey, insertKey, keysOf } from './keys.repo.ts';

const MAX_KEYS = 20;
/** Characters of a secret after its prefix that the office goes on showing. */
const HINT_LENGTH = 4;

/** The restaurant's keys as the office shows them. */
export async function readKeys(db: Db, restaurantId: string): Promise<Key[]> {
  return (await keysOf(db, restaurantId)).map(({ id, name, scopes, hint, created_at, seen_at }) => ({
    ...{ _id: id, name, scopes: fromJson(scopes), hint },
    ...{ createdAt: toIso(created_at), seenAt: toIso(seen_at) },
  }));
}

/** Makes a key. The secret is known only to this answer. */
export async function addKey(
  { db, clock }: Services,
  { tenant, userId }: { tenant: Tenant; userId: string },
  { name, scopes: chosen }: KeyInput,
): Promise<NewKey> {
  const act: StaffAct = { restaurantId: tenant.id, userId, now: clock() };
  const secret = `${KEY_PREFIX}${randomBytes(32).toString('base64url')}`;
  const scopes = KEY_SCOPES.filter((each) => chosen.includes(each));
  const keys = await inTransaction(db, async (tx) => {
    await lockRestaurant(tx, tenant.id);
    const { length } = await keysOf(tx, tenant.id);
    if (length >= MAX_KEYS) throw new Refusal(keysRefusals.too_many_keys, { values: { max: MAX_KEYS } });
    const id = newId();
    await insertKey(tx, {
      ...{ restaurant_id: tenant.id, id, name, language: tenant.contentLanguage, scopes: toJson(scopes) },
      ...{ token_hash: sha256(secret), hint: secret.slice(0, KEY_PREFIX.length + HINT_LENGTH) },
      ...{ created_at: act.now, seen_at: null },
    });
    const change = { action: 'key_new', subject: 'user', subjectId: id } as const;
    await recordChange(tx, act, { ...change, before: null, after: { name, scopes } });
    return readKeys(tx, tenant.id);
  });
  return { keys, secret };
}

/** Ends a key: no call with it that has not begun is answered any more. */
export async function endKey({ db }: Services, act: StaffAct & { id: string }): Promise<Key[]> {
  const { restaurantId, id } = act;
  return inTransaction(db, async (tx) => {
    await lockRestaurant(tx, restaurantId);
    const name = await deleteKey(tx, act);
    if (name === undefined) throw new Refusal(commonRefusals.not_found);
    const change = { action: 'key_ended', subject: 'user', subjectId: id } as const;
    await recordChange(tx, act, { ...change, before: { name }, after: null });
    return readKeys(tx, restaurantId);
  });
}
