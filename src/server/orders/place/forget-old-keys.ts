import { BATCH, type Chore } from '../../platform/housekeeping.ts';
import type { Services } from '../../services.ts';
import { deleteOldKeys } from './idempotency.repo.ts';

const HOUR = 60 * 60 * 1000;
/** Browsers repeat an unanswered order within hours. The API promises a day; a second one costs little. */
const KEPT_FOR = 48 * HOUR;

/** Deletes idempotency keys that no browser will send again, not their orders. */
export function forgetOldKeys({ db, clock }: Services): Chore {
  return { name: 'old idempotency keys', everyMs: HOUR, run: () => deleteOldKeys(db, clock() - KEPT_FOR, BATCH) };
}
