import { DAY } from '../../domain/times/zoned-time.ts';
import { BATCH, type Chore } from '../platform/housekeeping.ts';
import type { Services } from '../services.ts';
import { deleteOld } from '../work/delete-old.ts';

/** After it has expired: until then owners see who never came, and whoever opens the old letter is told what became of it. */
const KEPT_MS = 30 * DAY;

export function forgetOldInvitations({ db, clock }: Pick<Services, 'db' | 'clock'>): Chore {
  return {
    name: 'old invitations',
    everyMs: DAY / 24,
    run: () => deleteOld(db, 'invitations', clock() - KEPT_MS, BATCH),
  };
}
