import { createHash, randomFillSync, randomInt } from 'node:crypto';

const ID_BYTES = 15;
// One call to the system's random generator costs about the same for 3840 bytes as for 15.
const pool = Buffer.alloc(ID_BYTES * 256);
let used = pool.length;

/** A new random id of 120 bits, 20 characters. */
export function newId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += ID_BYTES;
  return pool.toString('base64url', used - ID_BYTES, used);
}

const SHORT = 9;

/**
 * The first 54 bits of an id, for dishes and categories: a menu's document repeats each dish's id, and random characters do not
 * compress (decision 039). Too short to be a secret. A collision would violate the primary key, which begins with the restaurant;
 * among ten thousand dishes the chance of one is 3 in 10⁹.
 */
export function shortened(id: string): string {
  return id.slice(0, SHORT);
}

/** The same id for the same parts, so that a repeated import updates the rows of the first. */
export function stableId(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\u0000')).digest('base64url').slice(0, 16).replace(/^[-_]/, 'x');
}

// No 0/O, 1/I/L or U: customers read order numbers aloud over the phone.
const READABLE = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A random order number of 39 bits such as "K7M2-9QXP", so that customers cannot guess or count orders. */
export function newOrderNumber(): string {
  const part = () => Array.from({ length: 4 }, () => READABLE[randomInt(READABLE.length)]).join('');
  return `${part()}-${part()}`;
}

export function sha256(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex');
}
