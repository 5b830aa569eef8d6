/**
 * SQLSTATE classes of PostgreSQL that do not concern the query itself: connection, resources, operator intervention (57014: a
 * time limit too), system; and a transaction that was idle for too long.
 */
const SERVER_STATES = /^(08|53|57|58|25P03)/;
/** Codes of system calls: the server cannot be reached, or the disk is full or cannot be written. */
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
/** Messages of the `pg` driver's own errors, which have no code. */
const DRIVER_SENTENCES =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered|was closed))/;
/** SQLite's primary result codes about its file: busy (5), read-only (8), I/O error (10), full (13), cannot open (14). */
const FILE_RESULTS = new Set([5, 8, 10, 13, 14]);
/** The lowest byte of an extended result code is its primary result code. */
const KIND = 0xff;

/**
 * Whether the database could not be reached, lost the connection, or could not write, such as on a full disk: the same request
 * may succeed later. A commit whose answer was lost may have happened; repeating it is safe only with an idempotency key.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof code === 'string' && (SYSTEM_CODES.has(code) || (code.length === 5 && SERVER_STATES.test(code))))
    return true;
  if (typeof errcode === 'number' && FILE_RESULTS.has(errcode & KIND)) return true;
  return DRIVER_SENTENCES.test(error.message);
}
