import { setTimeout as pause } from 'node:timers/promises';
import type { Services } from '../services.ts';
import { finishWork, type WorkRow, type WorkTable } from './leases.ts';
import { retryDelayMs } from './retry-delay.ts';
import type { WorkKind } from './work-kind.ts';
import type { WorkOutcome } from './work-metrics.ts';

/** How long to wait before it is stored again how a piece went; doubled each time. */
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 15_000;
const LONGEST_ERROR = 500;

export interface Attempting<T extends WorkTable> {
  services: Services;
  kind: WorkKind<T>;
  /** Ends the waiting for a database that is away. */
  signal: AbortSignal;
}

/** What a piece's row says after an attempt; null: that is written already. */
interface Result {
  outcome: WorkOutcome;
  change: object | null;
}

/** Attempts a claimed piece of work, and stores how it went. */
export async function tryPiece<T extends WorkTable>(
  { services, kind, signal }: Attempting<T>,
  row: WorkRow<T>,
): Promise<void> {
  const until = performance.now() + kind.leaseMs;
  const { outcome, change } = await attempt(services, kind, row);
  if (change) await store(change);
  services.metrics.work.ended(kind.name, kind.sort?.(row) ?? '', outcome);

  /** Tries again until the lease ends if the database is away: what is not stored is done a second time. */
  async function store(how: object): Promise<void> {
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      try {
        await finishWork(services.db, kind.place, row, how);
        return;
      } catch (error) {
        if (performance.now() + wait > until) throw error;
        services.log.warn({ err: error, work: kind.name }, 'how work went could not be stored and is tried again');
      }
      await pause(wait, undefined, { ref: false, signal });
    }
  }
}

async function attempt<T extends WorkTable>(services: Services, kind: WorkKind<T>, row: WorkRow<T>): Promise<Result> {
  const isLate = kind.usefulUntil !== undefined && services.clock() > kind.usefulUntil(row);
  if (isLate) return { outcome: 'failed', change: await kind.giveUp(services, row, 'too late to be useful') };
  try {
    return { outcome: 'done', change: await kind.attempt(services, row) };
  } catch (error) {
    return afterFailure(services, kind, row, error);
  }
}

async function afterFailure<T extends WorkTable>(
  services: Services,
  kind: WorkKind<T>,
  row: WorkRow<T>,
  error: unknown,
): Promise<Result> {
  const { place, retries, name } = kind;
  const attempts = place.attempts === null ? 1 : Number(row[place.attempts]);
  const isOver = (kind.isFinal?.(error, row) ?? false) || attempts >= (retries.most ?? Number.POSITIVE_INFINITY);
  const words = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_ERROR);
  const details = { err: error, work: name, piece: place.key.map((column) => row[column]), attempts };
  services.log.warn(details, isOver ? 'work failed and is given up' : 'work failed and is tried again');
  if (isOver) return { outcome: 'failed', change: await kind.giveUp(services, row, words) };
  const next = services.clock() + (kind.waitMs?.(error) ?? retryDelayMs(retries, attempts));
  const kept = place.error === null ? {} : { [place.error]: words };
  return { outcome: 'retried', change: { [place.due]: next, ...kept } };
}
