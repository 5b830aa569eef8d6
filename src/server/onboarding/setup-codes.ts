import { randomBytes } from 'node:crypto';
import { DAY } from '../../domain/times/zoned-time.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import { sha256 } from '../platform/ids/ids.ts';

const VALID_MS = DAY;
const keyOf = (code: string) => `setup-code ${sha256(code)}`;

/**
 * Creates a code that opens one restaurant within a day: on `domain` and nowhere else, or on any free domain if it is null. Only the
 * code's hash is stored.
 */
export async function makeSetupCode(db: Db, now: number, domain: string | null = null): Promise<string> {
  const code = randomBytes(18).toString('base64url');
  await db.deleteFrom('settings').where('key', 'like', 'setup-code %').where('value', '<', stamp(now)).execute();
  const value = [stamp(now + VALID_MS), ...(domain === null ? [] : [domain])].join(' ');
  await db
    .insertInto('settings')
    .values({ key: keyOf(code), value })
    .execute();
  return code;
}

interface Use {
  code: string;
  /** The domain on which the code is used; null: a local name. */
  domain: string | null;
  now: number;
}

export async function isSetupCode(db: Db, use: Use): Promise<boolean> {
  return (await usableValue(db, use)) !== null;
}

/** Whether some code opens a restaurant on this domain, and not on any other. */
export async function hasSetupCode(db: Db, { domain, now }: { domain: string; now: number }): Promise<boolean> {
  const held = await db.selectFrom('settings').select('value').where('key', 'like', 'setup-code %').execute();
  return held.some(({ value }) => value >= stamp(now) && value.split(' ')[1] === domain.toLowerCase());
}

/** Uses the code up. Returns false if it is unknown, expired, already used or meant for another domain. */
export async function spendSetupCode(tx: Tx, use: Use): Promise<boolean> {
  const value = await usableValue(tx, use);
  if (value === null) return false;
  const result = await tx
    .deleteFrom('settings')
    .where('key', '=', keyOf(use.code))
    .where('value', '=', value)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** What is stored of a code that may be used so: its expiry and, after a blank, its domain if it has one. */
async function usableValue(db: Db, { code, domain, now }: Use): Promise<string | null> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', keyOf(code)).executeTakeFirst();
  if (!row || row.value < stamp(now)) return null;
  const [, held] = row.value.split(' ');
  return held === undefined || held === domain ? row.value : null;
}

/** An instant as text that sorts chronologically. */
function stamp(instant: number): string {
  return new Date(instant).toISOString();
}
