/** PostgreSQL's classes of errors that say nothing about the query: connection, resources, operator, system. */
const SERVER_STATES = /^(08|53|57P|58)/;
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
/** The driver's own, which have no code. */
const DRIVER_SENTENCES = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/;
const SQLITE_BUSY = 5;

/**
 * Whether the database could not be reached, was cut off, or (SQLite) was held by another process for too long: the
 * same request may succeed in a moment. What a commit without an answer did stays open: its idempotency key tells.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof code === 'string' && (NETWORK_CODES.has(code) || (code.length === 5 && SERVER_STATES.test(code))))
    return true;
  return errcode === SQLITE_BUSY || DRIVER_SENTENCES.test(error.message);
}
