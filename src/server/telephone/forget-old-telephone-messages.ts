import { DAY } from '../../domain/times/zoned-time.ts';
import { BATCH, type Chore } from '../platform/housekeeping.ts';
import type { Services } from '../services.ts';
import { deleteOld } from '../work/delete-old.ts';

/** Longer than an order may be on its way, so that its guest is told of nothing twice. */
const KEPT_MS = 30 * DAY;

/** Deletes calls and texts of a month ago, sent or not. */
export function forgetOldTelephoneMessages({ db, clock }: Pick<Services, 'db' | 'clock'>): Chore {
  const run = () => deleteOld(db, 'telephone_messages', clock() - KEPT_MS, BATCH);
  return { name: 'old telephone messages', everyMs: DAY / 4, run };
}
