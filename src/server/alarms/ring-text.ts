import type { Language } from '../../domain/languages.ts';
import { moneyText } from '../platform/money-text.ts';
import { fill, type Sentence, sentence } from '../platform/sentence.ts';
import { dayTimeText } from '../platform/time-text.ts';
import type { Services } from '../services.ts';
import type { WaitingOrder } from './alarms.repo.ts';

/** What a ring says. */
export interface RingText {
  title: string;
  body: string;
}

const TEXTS = {
  one: sentence('rings', 'one_waits'),
  several: sentence('rings', 'several_wait'),
  test: sentence('rings', 'test'),
  testBody: sentence('rings', 'test_body'),
} satisfies Record<string, Sentence>;
const TYPES = { Delivery: sentence('papers', 'delivery'), Pickup: sentence('papers', 'pickup') } as const;
/** Orders that a ring names one by one. */
const MAX_NAMED = 5;

/** Of each order its number, type, total and time, and nothing of whose it is. */
export async function ringText(
  services: Pick<Services, 'content' | 'clock'>,
  {
    restaurantId,
    language,
    orders,
  }: { restaurantId: string; language: Language; orders: readonly WaitingOrder[] | null },
): Promise<RingText> {
  const { restaurant } = await services.content.of(restaurantId, language);
  if (!orders)
    return { title: TEXTS.test[language], body: fill(TEXTS.testBody[language], { restaurant: restaurant.name }) };
  const now = services.clock();
  const lineOf = ({ number, order_type, total, created_at, scheduled_at }: WaitingOrder): string[] => {
    const at = scheduled_at ?? created_at;
    const facts = [
      TYPES[order_type][language],
      moneyText(total, restaurant.currency, language),
      dayTimeText(at, { now, zone: restaurant.timezone, language }),
    ];
    return [number, facts.join(' · ')];
  };
  const [only, ...others] = orders.map(lineOf);
  if (only && others.length === 0) {
    const [number = '', facts = ''] = only;
    return { title: fill(TEXTS.one[language], { number }), body: facts };
  }
  const named = orders.slice(0, MAX_NAMED).map((order) => lineOf(order).join(' · '));
  return { title: fill(TEXTS.several[language], { count: orders.length }), body: named.join('\n') };
}
