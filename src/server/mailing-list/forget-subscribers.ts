import { DAY } from '../../domain/times/zoned-time.ts';
import { BATCH, type Chore } from '../platform/housekeeping.ts';
import type { Services } from '../services.ts';
import { deleteOldSubscribers } from './subscribers.repo.ts';

/** How long an ended consent can be proved: claims about a mail that was not wanted lapse by then. */
const PROOF_MS = 3 * 365 * DAY;

/** Deletes askings that nobody confirmed in time, and consents that ended long ago. */
export function forgetOldSubscribers({ db, clock }: Pick<Services, 'db' | 'clock'>): Chore {
  return {
    name: 'old subscribers',
    everyMs: DAY / 4,
    run: () => deleteOldSubscribers(db, { now: clock(), leftBefore: clock() - PROOF_MS, limit: BATCH }),
  };
}
