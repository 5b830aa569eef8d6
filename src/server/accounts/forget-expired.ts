import { BATCH, type Chore } from '../platform/housekeeping.ts';
import type { Services } from '../services.ts';
import { deleteOldAttempts } from './attempts.repo.ts';
import { deleteUnusedGuests } from './guests.repo.ts';
import { deleteExpiredResets } from './password-resets.repo.ts';
import { deleteExpiredSessions } from './sessions.repo.ts';

const EVERY_MS = 10 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes expired sessions with their spent tokens, and disconnects their open sockets. */
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

/** Deletes expired links for setting a new password. */
export function forgetExpiredResets({ db, clock }: Services): Chore {
  return { name: 'expired resets', everyMs: EVERY_MS, run: () => deleteExpiredResets(db, clock(), BATCH) };
}

/** Deletes counts of password guesses whose window is over. */
export function forgetOldAttempts({ db, clock }: Services): Chore {
  return { name: 'old attempts', everyMs: EVERY_MS, run: () => deleteOldAttempts(db, clock(), BATCH) };
}

/** Deletes guests who began a day ago and have ordered nothing. */
export function forgetUnusedGuests({ db, clock }: Services): Chore {
  return { name: 'unused guests', everyMs: EVERY_MS, run: () => deleteUnusedGuests(db, clock() - DAY_MS, BATCH) };
}
