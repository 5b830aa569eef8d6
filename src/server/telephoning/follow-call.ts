import { MINUTE } from '../../domain/times/zoned-time.ts';
import type { Services } from '../services.ts';
import { insertSecondCall, type TelephoneMessageRow } from '../telephone/telephone-messages.repo.ts';
import type { TelephonePort } from '../telephone/telephone-port.ts';
import type { WorkChange } from '../work/leases.ts';

/** When it is asked whether somebody picked up: a telephone rings for a minute. And how soon again where it is not over. */
export const PICKED_UP_AFTER_MS = 1.5 * MINUTE;
const LOOK_AGAIN_MS = MINUTE / 2;

/**
 * Asks whether somebody picked up a call. If nobody did, an alarm is called once more: of a line that was busy it is known that it was not
 * heard. Twice in vain is enough; the ladder goes on.
 */
export async function followCall(
  { db, clock }: Services,
  row: TelephoneMessageRow & { call_ref: string },
  port: TelephonePort,
): Promise<WorkChange<'telephone_messages'>> {
  const answered = await port.isAnswered(row.call_ref);
  if (answered === null) return { next_attempt_at: clock() + LOOK_AGAIN_MS, attempts: 0, last_error: null };
  if (answered) return { outcome: 'sent', last_error: null };
  // Before the outcome, and once however often: whoever is cut off in between does it again.
  if (row.kind === 'alarm' && row.is_second !== 1) await insertSecondCall(db, row, clock());
  return { outcome: 'unanswered', last_error: null };
}
