import { BATCH, type Chore } from '../platform/housekeeping.ts';
import type { Services } from '../services.ts';
import { deleteOldKeys } from './idempotency.repo.ts';

const HOUR = 60 * 60 * 1000;
/** A browser repeats an unanswered order within hours; a day is promised, and a second one costs little. */
const KEPT_FOR = 48 * HOUR;

/** Idempotency keys that no browser will send again; their orders stay. */
export function forgetOldKeys({ db, clock }: Services): Chore {
  return { name: 'old idempotency keys', everyMs: HOUR, run: () => deleteOldKeys(db, clock() - KEPT_FOR, BATCH) };
}
