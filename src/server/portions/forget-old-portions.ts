import { BATCH, type Chore } from '../platform/housekeeping.ts';
import type { Services } from '../services.ts';
import { deleteDaysBefore } from './portions.repo.ts';

const DAY = 24 * 60 * 60 * 1000;
/** No business day lasts as long. */
const KEPT_FOR = 7 * DAY;

/** Deletes what was sold of dishes on days gone by: each business day has a count of its own. */
export function forgetOldPortions({ db, clock }: Services): Chore {
  const run = () => deleteDaysBefore(db, new Date(clock() - KEPT_FOR).toISOString().slice(0, 10), BATCH);
  return { name: 'old portions', everyMs: DAY, run };
}
