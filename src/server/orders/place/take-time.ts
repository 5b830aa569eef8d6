import type { Appraisal } from '../../../domain/appraisal/appraise.ts';
import type { AskedOrder } from '../../../domain/appraisal/asked-order.ts';
import { appraiseTime, isTime, type OrderTime, type TimeFacts } from '../../../domain/appraisal/times.ts';
import type { Language } from '../../../domain/languages.ts';
import { rulesOf } from '../../../domain/slots/free-times.ts';
import type { OrderingSettings } from '../../menu/ordering-settings.repo.ts';
import type { Tx } from '../../platform/database/database.ts';
import { takeShares } from '../../slots/slot-loads.repo.ts';
import { loadsFrom } from '../quote/order-facts.ts';
import { refusalFor } from '../quote/refusal-for.ts';

interface Taken {
  restaurantId: string;
  language: Language;
  asked: AskedOrder;
  facts: Pick<TimeFacts, 'pace' | 'now'>;
  isUnpaid: boolean;
}

/** How often another order may take the slot that was just found, before the customer is asked for a time. */
const TRIES = 20;

/**
 * Takes the slots of the time that an order was appraised for, in the transaction that places it, or those of the next time that is
 * free by then. null: the restaurant keeps the specification's times. Throws a `Refusal` with the next free time.
 */
export async function takeTime(
  tx: Tx,
  appraisal: Appraisal<OrderingSettings>,
  { restaurantId, language, asked, facts, isUnpaid }: Taken,
): Promise<OrderTime | null> {
  const { request, settings } = appraisal;
  let { time } = appraisal;
  for (let tried = 1; request && time?.slots; tried++) {
    if (await takeShares(tx, restaurantId, { shares: time.slots, rules: rulesOf(request) })) return time;
    const loads = await loadsFrom(tx, restaurantId, settings, { isUnpaid, now: facts.now });
    const next = appraiseTime(tried < TRIES ? asked : { ...asked, isASAP: false }, request, { ...facts, loads });
    if (!isTime(next)) throw refusalFor(next, appraisal, { language, now: facts.now });
    time = next;
  }
  return time;
}
