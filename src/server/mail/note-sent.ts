import { setTimeout as pause } from 'node:timers/promises';
import { endClaim, type OutboxRow } from '../outbox/outbox.repo.ts';
import type { Services } from '../services.ts';
import { keptPayload } from './mail-kinds.ts';

/** How long to wait before the second try; doubled each time. */
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 15_000;

interface Noting {
  /** Instant of `performance.now` at which the mail's claim ends. */
  until: number;
  /** Ends the waiting. */
  signal: AbortSignal;
  log: { warn(details: object, message: string): void };
}

/**
 * Stores that a claimed mail was sent, and tries again until its claim ends if the database is away: a mail of which this is not
 * stored is sent a second time.
 */
export async function noteSent(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  row: OutboxRow,
  { until, signal, log }: Noting,
): Promise<void> {
  const change = { sent_at: clock(), last_error: null, payload: keptPayload(row) };
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    try {
      return await endClaim(db, row, change);
    } catch (error) {
      if (performance.now() + wait > until) throw error;
      log.warn({ err: error, mail: row.id }, 'a mail was sent, but this could not be stored and is tried again');
    }
    await pause(wait, undefined, { ref: false, signal });
  }
}
