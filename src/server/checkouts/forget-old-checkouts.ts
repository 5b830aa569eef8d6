import { DAY } from '../../domain/times/zoned-time.ts';
import { BATCH, type Chore } from '../platform/housekeeping.ts';
import type { Services } from '../services.ts';
import { deleteCheckoutsBefore } from './checkouts.repo.ts';

/** A repeated call with the same key finds its checkout so long, and a platform how it ended. */
const KEPT_MS = DAY;

/** Deletes assistants' checkouts a day after their end, with all that they say of anybody. */
export function forgetOldCheckouts({ db, clock }: Pick<Services, 'db' | 'clock'>): Chore {
  return {
    name: 'old checkouts of assistants',
    everyMs: DAY / 24,
    run: () => deleteCheckoutsBefore(db, clock() - KEPT_MS, BATCH),
  };
}
