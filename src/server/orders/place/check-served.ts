import { type Appraisal, foodTime, servedObstacle } from '../../../domain/appraisal/appraise.ts';
import type { AskedOrder } from '../../../domain/appraisal/asked-order.ts';
import { promotionTimeObstacle } from '../../../domain/appraisal/promotion.ts';
import type { OrderTime } from '../../../domain/appraisal/times.ts';
import type { Language } from '../../../domain/languages.ts';
import type { OrderingSettings } from '../../menu/ordering-settings.repo.ts';
import type { OrderFacts } from '../quote/order-facts.ts';
import { refusalFor } from '../quote/refusal-for.ts';

interface Promised {
  language: Language;
  asked: AskedOrder;
  facts: OrderFacts;
  /** What the order has got; null: by the specification's times. */
  time: OrderTime | null;
}

/**
 * Throws a `Refusal` if the order got a later time than it was appraised for, because others took the slot, and a dish is not served
 * then, or its promotion is not for that time.
 */
export function checkServed(appraisal: Appraisal<OrderingSettings>, { language, asked, facts, time }: Promised): void {
  if (time?.promisedAt === appraisal.time?.promisedAt) return;
  const food = foodTime(asked, { ...appraisal, time }, facts.now);
  const obstacle = servedObstacle(asked, { ...appraisal, time }, facts) ?? promotionTimeObstacle(facts.promotion, food);
  if (obstacle) throw refusalFor(obstacle, appraisal, { language, now: facts.now });
}
