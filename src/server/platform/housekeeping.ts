/** Something that is tidied away from time to time. */
export interface Chore {
  /** For the log. */
  name: string;
  everyMs: number;
  /** Removes at most a bounded batch and answers how many: a full batch is followed by another. */
  run(): Promise<number>;
}

export interface Housekeeping {
  /** Waits for the batch under way. */
  stop(): Promise<void>;
}

/** Rows that one batch removes: a moment of work, so that orders never wait for tidying. */
export const BATCH = 500;
/** Batches of one round: a table that has grown enormous is emptied over several rounds. */
const MAX_BATCHES = 20;

/**
 * Runs each chore once soon after the start and then every `everyMs`, one at a time. Several processes on one
 * database may tidy at once: what one has removed, another does not find. A chore that fails is tried next time.
 */
export function startHousekeeping(chores: readonly Chore[], log: Log, firstAfterMs = 5000): Housekeeping {
  let isStopped = false;
  let work = Promise.resolve();
  const timers = chores.map((chore) => {
    const tidy = () => {
      work = work.then(() => runChore(chore, log, () => isStopped));
    };
    return [setTimeout(tidy, firstAfterMs).unref(), setInterval(tidy, chore.everyMs).unref()] as const;
  });
  return {
    stop: () => {
      isStopped = true;
      for (const [first, repeated] of timers) {
        clearTimeout(first);
        clearInterval(repeated);
      }
      return work;
    },
  };
}

interface Log {
  error(details: object, message: string): void;
}

/** One round of a chore; never throws. */
async function runChore({ name, run }: Chore, log: Log, isStopped: () => boolean): Promise<void> {
  try {
    for (let batch = 0; batch < MAX_BATCHES && !isStopped(); batch++) {
      if ((await run()) < BATCH) return;
    }
  } catch (error) {
    log.error({ err: error, chore: name }, 'housekeeping failed');
  }
}
