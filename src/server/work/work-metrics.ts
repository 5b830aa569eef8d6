import { Counter, Gauge, type Registry } from 'prom-client';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import { dueWork, type WorkPlace, type WorkTable } from './leases.ts';

export type WorkOutcome = 'done' | 'retried' | 'failed';

export interface WorkMetrics {
  /** Measures from now on, at each scrape, how much of a kind of work is due in the database, and for how long. */
  watch<T extends WorkTable>(work: string, place: WorkPlace<T>): void;
  /** Counts an attempt. `sort`: one of few words, such as a mail's kind. */
  ended(work: string, sort: string, outcome: WorkOutcome): void;
}

/** The metrics of all kinds of work. */
export function workMetrics(registry: Registry, db: Db, clock: Clock): WorkMetrics {
  const looks = new Map<string, () => ReturnType<typeof dueWork>>();
  const registers = [registry];
  const attempts = new Counter({
    name: 'servery_work_attempts_total',
    help: 'Attempts at work of this process, by how they ended: done, retried (to be tried again), failed (given up)',
    labelNames: ['work', 'sort', 'outcome'],
    registers,
  });
  new Gauge({
    name: 'servery_work_due',
    help: 'Pieces of work in the database whose time has come',
    labelNames: ['work'],
    registers,
    async collect() {
      for (const [work, look] of looks) this.set({ work }, (await look()).count);
    },
  });
  new Gauge({
    name: 'servery_work_lag_seconds',
    help: 'How long the piece of work that waits longest is due; 0 when none is',
    labelNames: ['work'],
    registers,
    async collect() {
      for (const [work, look] of looks) {
        const { oldest } = await look();
        this.set({ work }, oldest === null ? 0 : (clock() - oldest) / 1000);
      }
    },
  });
  return {
    watch: (work, place) => void looks.set(work, () => dueWork(db, place, clock())),
    ended: (work, sort, outcome) => attempts.inc({ work, sort, outcome }),
  };
}
