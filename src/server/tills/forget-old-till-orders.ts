import { DAY } from '../../domain/times/zoned-time.ts';
import { BATCH, type Chore } from '../platform/housekeeping.ts';
import type { Services } from '../services.ts';
import { deleteTillOrdersBefore } from './tills.repo.ts';

const KEPT_MS = 60 * DAY;

/** Forgets which orders a till had two months ago. */
export function forgetOldTillOrders({ db, clock }: Pick<Services, 'db' | 'clock'>): Chore {
  return {
    name: 'old orders of tills',
    everyMs: DAY / 4,
    run: () => deleteTillOrdersBefore(db, clock() - KEPT_MS, BATCH),
  };
}
