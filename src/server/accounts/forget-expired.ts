import { BATCH, type Chore } from '../platform/housekeeping.ts';
import type { Services } from '../services.ts';
import { deleteOldAttempts } from './attempts.repo.ts';
import { deleteExpiredResets } from './password-resets.repo.ts';
import { deleteExpiredSessions } from './sessions.repo.ts';

const EVERY_MS = 10 * 60 * 1000;

/** Sessions that nobody can renew any more, with their spent tokens; sockets that were still open are cut. */
export function forgetExpiredSessions(services: Services): Chore {
  return {
    name: 'expired sessions',
    everyMs: EVERY_MS,
    run: async () => {
      const ended = await deleteExpiredSessions(services.db, services.clock(), BATCH);
      for (const sessionId of ended) services.live.endSession(sessionId);
      return ended.length;
    },
  };
}

/** Links to set a new password that were not used in time. */
export function forgetExpiredResets({ db, clock }: Services): Chore {
  return { name: 'expired resets', everyMs: EVERY_MS, run: () => deleteExpiredResets(db, clock(), BATCH) };
}

/** Counts of guesses whose window is over. */
export function forgetOldAttempts({ db, clock }: Services): Chore {
  return { name: 'old attempts', everyMs: EVERY_MS, run: () => deleteOldAttempts(db, clock(), BATCH) };
}
