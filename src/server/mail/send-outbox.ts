import { type Mailer, MailRefused } from '../platform/mailer.ts';
import type { Services } from '../services.ts';
import { composeMail } from './compose-mail.ts';
import { mailKind } from './mail-kinds.ts';
import type { MailMetrics } from './mail-metrics.ts';
import { claimDue, endClaim, type OutboxRow } from './outbox.repo.ts';
import type { Outbox } from './outbox.ts';
import { MAX_ATTEMPTS, retryDelayMs } from './retry-delay.ts';

/** Sent side by side. */
const BATCH = 5;
/** Longer than any attempt may hang (`TIMEOUTS` of the mailer); then another process takes the mail. */
const LEASE_MS = 5 * 60_000;
/** Finds what became due again, and what other processes left. */
const POLL_MS = 5000;
/** A mail under way when the process ends is given this long; after that its lease runs out. */
const STOP_MS = 5000;

export interface OutboxSender extends Outbox {
  /** Takes no more mails and waits for those under way. */
  stop(): Promise<void>;
}

export interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

interface SenderParts {
  services: Services;
  mailer: Mailer;
  metrics: MailMetrics;
  log: Log;
}

/**
 * Sends the outbox's mails as they become due. Any number of processes may do so on one database: each mail is claimed
 * by one. A mail is sent twice only when a process dies between sending and noting it; its Message-ID is the same then.
 */
export function startOutboxSender({ services, mailer, metrics, log }: SenderParts): OutboxSender {
  let isStopped = false;
  let isWanted = false;
  let work: Promise<void> | null = null;

  function wake(): void {
    isWanted = true;
    if (!isStopped) work ??= sendAll().finally(() => (work = null));
  }

  async function sendAll(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false;
      try {
        while (!isStopped && (await sendBatch()));
      } catch (error) {
        log.error({ err: error }, 'the outbox cannot be read');
      }
    }
  }

  /** False when nothing is due. */
  async function sendBatch(): Promise<boolean> {
    const now = services.clock();
    const rows = await claimDue(services, { now, until: now + LEASE_MS, limit: BATCH });
    await Promise.all(rows.map(sendClaimed));
    return rows.length > 0;
  }

  async function sendClaimed(row: OutboxRow): Promise<void> {
    try {
      const isLate = services.clock() > row.created_at + mailKind(row.kind).usefulForMs;
      if (isLate) throw new MailRefused('too late to be useful');
      await mailer.send(await composeMail(services, row));
      await endClaim(services.db, row, { sent_at: services.clock(), last_error: null, payload: keptPayload(row) });
      metrics.ended(row.kind, 'sent');
    } catch (error) {
      await noteFailure(row, error as Error);
    }
  }

  async function noteFailure(row: OutboxRow, error: Error): Promise<void> {
    const now = services.clock();
    const isOver = error instanceof MailRefused || row.attempts >= MAX_ATTEMPTS;
    const change = isOver
      ? { failed_at: now, payload: keptPayload(row) }
      : { next_attempt_at: now + retryDelayMs(row.attempts) };
    await endClaim(services.db, row, { ...change, last_error: error.message.slice(0, 500) });
    metrics.ended(row.kind, isOver ? 'failed' : 'retried');
    const details = { err: error, mail: row.id, kind: row.kind, attempt: row.attempts };
    log.warn(details, isOver ? 'a mail was given up' : 'a mail was not sent and is tried again');
  }

  const timer = setInterval(wake, POLL_MS).unref();
  wake();
  return {
    wake,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await Promise.race([work, new Promise((resolve) => setTimeout(resolve, STOP_MS).unref())]);
      mailer.close();
    },
  };
}

function keptPayload({ kind, payload }: OutboxRow): string {
  const { keep } = mailKind(kind);
  return keep ? JSON.stringify(keep(JSON.parse(payload) as never)) : payload;
}
