import { claimDue, endClaim, type OutboxRow, restaurantsWithDueMails } from '../outbox/outbox.repo.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { type Mailer, MailRefused } from '../platform/mail/mailer.ts';
import type { Services } from '../services.ts';
import { composeMail } from './compose-mail.ts';
import { keptPayload, mailKind } from './mail-kinds.ts';
import type { MailMetrics } from './mail-metrics.ts';
import { noteSent } from './note-sent.ts';
import { MAX_ATTEMPTS, retryDelayMs } from './retry-delay.ts';

/** Concurrent mails, so that one that hangs does not delay the others. */
const AT_ONCE = 5;
/**
 * Duration of a claim, longer than an attempt can take (`TIMEOUTS` of the mailer). After it another process may claim the mail.
 */
const LEASE_MS = 5 * 60_000;
/** Finds mails whose retry is due, and those of other processes. */
const POLL_MS = 5000;
/** How long `stop` waits for mails that are being sent. Those that take longer are claimed again after their lease. */
const STOP_MS = 5000;

export interface OutboxSender extends Outbox {
  /** Claims no more mails and waits up to `STOP_MS` for those that are being sent. */
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
 * Sends the outbox's mails as they become due. Several processes may do so on one database, because each mail is claimed by one.
 * Restaurants take turns. A mail is sent twice, with the same Message-ID, only if the mail server's acceptance was lost, or if the process dies, or the
 * database stays away longer than the claim, before it is stored that the mail was sent.
 */
export function startOutboxSender({ services, mailer, metrics, log }: SenderParts): OutboxSender {
  const underWay = new Set<Promise<void>>();
  /** When each restaurant had its last turn: a count of turns. */
  const turns = new Map<string, number>();
  let turn = 0;
  const ending = new AbortController();
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
      // All slots are taken: each mail that ends wakes the sender again.
      if (limit === 0) return;
      const now = services.clock();
      try {
        for (const restaurantId of inTurn(await restaurantsWithDueMails(services.db, now)).slice(0, limit)) {
          turns.set(restaurantId, ++turn);
          const claim = { restaurantId, now, until: now + LEASE_MS, limit: 1 };
          for (const row of await claimDue(services, claim)) {
            begin(row);
            // There may be more.
            isWanted = true;
          }
        }
      } catch (error) {
        log.error({ err: error }, 'the outbox cannot be read');
      }
    }
  }

  /** Who has waited longest for a turn first, so that one with thousands of mails does not delay the others'. */
  function inTurn(restaurants: readonly string[]): string[] {
    for (const known of turns.keys()) if (!restaurants.includes(known)) turns.delete(known);
    return restaurants.toSorted((a, b) => (turns.get(a) ?? 0) - (turns.get(b) ?? 0));
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
    const until = performance.now() + LEASE_MS;
    try {
      const isLate = services.clock() > row.created_at + mailKind(row.kind).usefulForMs;
      if (isLate) throw new MailRefused('too late to be useful');
      await mailer.send(await composeMail(services, row));
    } catch (error) {
      return noteFailure(row, error as Error);
    }
    await noteSent(services, row, { until, signal: ending.signal, log });
    metrics.ended(row.kind, 'sent');
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
      ending.abort();
      mailer.close();
    },
  };
}
