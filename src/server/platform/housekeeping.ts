/** A task that runs periodically, such as deleting expired rows. */
export interface Chore {
  /** Named in the log. */
  name: string;
  everyMs: number;
  /** How long after the start its first round waits, where the usual few seconds are too soon. */
  firstAfterMs?: number;
  /** Handles one batch of at most `BATCH` rows and returns how many: after a full batch it is called again. */
  run(): Promise<number>;
}

export interface Housekeeping {
  /** Waits for the batch under way. */
  stop(): Promise<void>;
}

/** Rows of one batch: few, so that it holds up no order. */
export const BATCH = 500;
/** Batches of one round; what is left waits for the next. */
const MAX_BATCHES = 20;

/** Does `work` for one after the other, so that one that fails keeps no other waiting. Throws the first error once it has tried all. */
export async function eachByItself<T>(all: Iterable<T>, work: (one: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const one of all) await work(one).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/**
 * Runs each chore once soon after the start and then every `everyMs`, never two at once. Several processes may run the same chore
 * on one database: each row is handled once. A chore that fails is logged and tried again in its next round.
 */
export function startHousekeeping(chores: readonly Chore[], log: Log, firstAfterMs = 5000): Housekeeping {
  let isStopped = false;
  let work = Promise.resolve();
  const timers: NodeJS.Timeout[] = [];
  for (const chore of chores) {
    const tidy = () => {
      work = work.then(() => runChore(chore, log, () => isStopped));
    };
    const start = () => {
      tidy();
      timers.push(setInterval(tidy, chore.everyMs).unref());
    };
    timers.push(setTimeout(start, chore.firstAfterMs ?? firstAfterMs).unref());
  }
  return {
    stop: () => {
      isStopped = true;
      for (const timer of timers) clearTimeout(timer);
      return work;
    },
  };
}

interface Log {
  error(details: object, message: string): void;
}

/** One round of a chore. Logs errors instead of throwing them. */
async function runChore({ name, run }: Chore, log: Log, isStopped: () => boolean): Promise<void> {
  try {
    for (let batch = 0; batch < MAX_BATCHES && !isStopped(); batch++) {
      if ((await run()) < BATCH) return;
    }
  } catch (error) {
    log.error({ err: error, chore: name }, 'housekeeping failed');
  }
}
