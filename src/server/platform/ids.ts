import { createHash, randomFillSync, randomInt } from 'node:crypto';

const ID_BYTES = 15;
// Asking the system for a page of randomness costs no more than asking for 15 bytes of it.
const pool = Buffer.alloc(ID_BYTES * 256);
let used = pool.length;

/** A new opaque id: 120 random bits, none of them used twice. */
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
 * An id in 54 bits of its own. Every byte of an id stands once for each dish in a menu's document, and none of them
 * compresses. The key of its table, of one restaurant each, refuses a double: among ten thousand dishes the chance of one
 * is 3 in a thousand million. Only for what everybody may read: it is no secret.
 */
export function shortened(id: string): string {
  return id.slice(0, SHORT);
}

/** The same id for the same parts, so that a repeated import finds its rows. */
export function stableId(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\u0000')).digest('base64url').slice(0, 16).replace(/^[-_]/, 'x');
}

// No 0/O, 1/I/L or U: a number is read over a phone.
const READABLE = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** An order number such as "K7M2-9QXP": 39 random bits, not countable. */
export function newOrderNumber(): string {
  const part = () => Array.from({ length: 4 }, () => READABLE[randomInt(READABLE.length)]).join('');
  return `${part()}-${part()}`;
}

export function sha256(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex');
}
