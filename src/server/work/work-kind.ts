import type { Services } from '../services.ts';
import type { WorkChange, WorkPlace, WorkRow, WorkTable } from './leases.ts';
import type { Retries } from './retry-delay.ts';
import type { AtOnce } from './turns.ts';

/** A kind of work: where its pieces are, how one is done, and what becomes of one that fails. */
export interface WorkKind<T extends WorkTable = WorkTable> {
  /** In metrics and the log, such as `mails`. */
  name: string;
  place: WorkPlace<T>;
  /** How long a piece belongs to the process that has claimed it: longer than an attempt can take. */
  leaseMs: number;
  /** How often it is looked for work whose time has come, and for what other processes have left. */
  everyMs: number;
  atOnce: AtOnce;
  retries: Retries;
  /** Its sort in metrics: one of few words. */
  sort?(row: WorkRow<T>): string;
  /** Until when (ms) it helps anybody; later it is given up without an attempt. */
  usefulUntil?(row: WorkRow<T>): number;
  /** Does it, and returns what its row says then; null: the attempt has written that itself. */
  attempt(services: Services, row: WorkRow<T>): Promise<WorkChange<T> | null>;
  /** Whether a failure would only be repeated. */
  isFinal?(error: unknown, row: WorkRow<T>): boolean;
  /** How long whoever refused it asks to be left alone (ms); null: it does not say. */
  waitMs?(error: unknown): number | null;
  /** Gives a piece up, and returns what its row says then; null: this has written it itself. */
  giveUp(services: Services, row: WorkRow<T>, error: string): Promise<WorkChange<T> | null>;
}
