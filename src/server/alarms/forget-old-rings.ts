import { DAY } from '../../domain/times/zoned-time.ts';
import { BATCH, type Chore } from '../platform/housekeeping.ts';
import type { Services } from '../services.ts';
import { deleteOld } from '../work/delete-old.ts';

const KEPT_MS = 7 * DAY;

/** Deletes calls of a week ago, made or not. */
export function forgetOldRings({ db, clock }: Pick<Services, 'db' | 'clock'>): Chore {
  return { name: 'old alarms', everyMs: DAY / 4, run: () => deleteOld(db, 'rings', clock() - KEPT_MS, BATCH) };
}
