/** PostgreSQL's classes of errors that say nothing about the query: connection, resources, operator, system. */
const SERVER_STATES = /^(08|53|57P|58)/;
/** The machine's own: nobody there, or no room. */
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EIO',
]);
/** The driver's own, which have no code. */
const DRIVER_SENTENCES = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/;
/** SQLite's, of its file: held by another process (5), not to be written (8), read (10) or opened (14), no room (13). */
const FILE_RESULTS = new Set([5, 8, 10, 13, 14]);
/** The kind of a result stands in its last byte; what is above tells more. */
const KIND = 0xff;

/**
 * Whether the database could not be reached, was cut off, or it or a file has nowhere to be written, such as on a full
 * disk: the same request may succeed when that is over. What a commit without an answer did stays open: its idempotency key tells.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof code === 'string' && (SYSTEM_CODES.has(code) || (code.length === 5 && SERVER_STATES.test(code))))
    return true;
  if (typeof errcode === 'number' && FILE_RESULTS.has(errcode & KIND)) return true;
  return DRIVER_SENTENCES.test(error.message);
}
