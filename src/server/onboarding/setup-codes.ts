import { randomBytes } from 'node:crypto';
import { DAY } from '../../domain/zoned-time.ts';
import type { Db, Tx } from '../platform/database.ts';
import { sha256 } from '../platform/ids.ts';

const VALID_MS = DAY;
const keyOf = (code: string) => `setup-code ${sha256(code)}`;

/** Creates a code that opens one restaurant within a day. Only its hash is stored. */
export async function makeSetupCode(db: Db, now: number): Promise<string> {
  const code = randomBytes(18).toString('base64url');
  await db.deleteFrom('settings').where('key', 'like', 'setup-code %').where('value', '<', stamp(now)).execute();
  await db
    .insertInto('settings')
    .values({ key: keyOf(code), value: stamp(now + VALID_MS) })
    .execute();
  return code;
}

export async function isSetupCode(db: Db, code: string, now: number): Promise<boolean> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', keyOf(code)).executeTakeFirst();
  return row !== undefined && row.value >= stamp(now);
}

/** Uses the code up. Returns false if it is unknown, expired or already used. */
export async function spendSetupCode(tx: Tx, code: string, now: number): Promise<boolean> {
  const result = await tx
    .deleteFrom('settings')
    .where('key', '=', keyOf(code))
    .where('value', '>=', stamp(now))
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** An instant as text that sorts chronologically. */
function stamp(instant: number): string {
  return new Date(instant).toISOString();
}
