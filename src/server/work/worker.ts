import type { Services } from '../services.ts';
import { claimWork, restaurantsWithWork, type WorkRow, type WorkTable } from './leases.ts';
import { type Attempting, tryPiece } from './try-piece.ts';
import { Turns } from './turns.ts';
import type { WorkKind } from './work-kind.ts';

/** How long `stop` waits for what is under way. What takes longer is claimed again after its lease. */
const STOP_MS = 5000;

export interface Worker {
  /** Says, after a commit, that there may be work. Returns at once. */
  wake(): void;
  /** Resolves once nothing is due and nothing under way. */
  idle(): Promise<void>;
  /** Claims no more and waits up to `STOP_MS` for what is under way. */
  stop(): Promise<void>;
}

/**
 * Does the work of one kind as it becomes due. Several processes may do so on one database, because each piece is claimed by one.
 * Restaurants take turns. A piece is done twice only if its attempt outlasts the lease, or the process or the database ends before it is
 * stored how it went.
 */
export function startWorker<T extends WorkTable>(services: Services, kind: WorkKind<T>): Worker {
  const { log } = services;
  const { name, place, leaseMs } = kind;
  const underWay = new Set<Promise<void>>();
  const turns = new Turns(kind.atOnce);
  const ending = new AbortController();
  const attempting: Attempting<T> = { services, kind, signal: ending.signal };
  let isWanted = false;
  let isStopped = false;
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
      // All places are taken: each piece that ends wakes the worker again.
      if (turns.isFull) return;
      const now = services.clock();
      try {
        for (const restaurantId of turns.order(await restaurantsWithWork(services.db, place, now))) {
          if (isStopped || !turns.mayBegin(restaurantId)) continue;
          const row = await claimWork(services, place, { restaurantId, now, until: now + leaseMs });
          if (!row) continue;
          begin(restaurantId, row);
          // There may be more.
          isWanted = true;
        }
      } catch (error) {
        log.error({ err: error, work: name }, 'the work that is due cannot be read');
      }
    }
  }

  function begin(restaurantId: string, row: WorkRow<T>): void {
    turns.begin(restaurantId);
    const trying = tryPiece(attempting, row)
      .catch((error: unknown) => log.error({ err: error, work: name, restaurantId }, 'how work went was not stored'))
      .finally(() => {
        underWay.delete(trying);
        turns.end(restaurantId);
        wake();
      });
    underWay.add(trying);
  }

  async function idle(): Promise<void> {
    while (taking || underWay.size > 0) {
      await taking;
      await Promise.all(underWay);
    }
  }

  services.metrics.work.watch(name, place);
  const timer = setInterval(wake, kind.everyMs).unref();
  wake();
  return {
    wake,
    idle,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      const isLongEnough = new Promise((resolve) => setTimeout(resolve, STOP_MS).unref());
      await Promise.race([idle(), isLongEnough]);
      ending.abort();
    },
  };
}
