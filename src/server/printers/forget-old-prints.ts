import { DAY } from '../../domain/times/zoned-time.ts';
import type { Chore } from '../platform/housekeeping.ts';
import { deleteJobsBefore } from '../printing/print-jobs.repo.ts';
import type { Services } from '../services.ts';

const KEPT_MS = 30 * DAY;
const BATCH = 500;

/** Deletes jobs of printers that are a month old, printed or not. */
export function forgetOldPrints({ db, clock }: Pick<Services, 'db' | 'clock'>): Chore {
  return {
    name: 'old prints',
    everyMs: DAY / 4,
    run: () => deleteJobsBefore(db, clock() - KEPT_MS, BATCH),
  };
}
