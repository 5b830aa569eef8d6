import { type Mailer, MailRefused } from '../platform/mailer.ts';
import type { Services } from '../services.ts';
import { composeMail } from './compose-mail.ts';
import { keptPayload, mailKind } from './mail-kinds.ts';
import type { MailMetrics } from './mail-metrics.ts';
import { claimDue, endClaim, type OutboxRow } from './outbox.repo.ts';
import type { Outbox } from './outbox.ts';
import { MAX_ATTEMPTS, retryDelayMs } from './retry-delay.ts';

/** Sent side by side: one that hangs delays no other. */
const AT_ONCE = 5;
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
 * by one. A mail is sent twice only when the mail server took it and could not say so, or a process dies between sending
 * and noting it; its Message-ID is the same then.
 */
export function startOutboxSender({ services, mailer, metrics, log }: SenderParts): OutboxSender {
  const underWay = new Set<Promise<void>>();
  let isStopped = false;
  let isWanted = false;
  let taking: Promise<void> | null = null;

  function wake(): void {
    isWanted = true;
    if (isStopped) return;
    taking ??= takeDue().finally(() => {
      taking = null;
      if (isWanted) wake();
    });
  }

  async function takeDue(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false;
      const limit = AT_ONCE - underWay.size;
      // Each mail that ends wakes again.
      if (limit === 0) return;
      const now = services.clock();
      try {
        for (const row of await claimDue(services, { now, until: now + LEASE_MS, limit })) begin(row);
      } catch (error) {
        log.error({ err: error }, 'the outbox cannot be read');
      }
    }
  }

  function begin(row: OutboxRow): void {
    const sending = sendClaimed(row)
      .catch((error: unknown) => log.error({ err: error, mail: row.id }, 'how a mail went could not be noted'))
      .finally(() => {
        underWay.delete(sending);
        wake();
      });
    underWay.add(sending);
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
      await taking;
      const isLongEnough = new Promise((resolve) => setTimeout(resolve, STOP_MS).unref());
      await Promise.race([Promise.all(underWay), isLongEnough]);
      mailer.close();
    },
  };
}
