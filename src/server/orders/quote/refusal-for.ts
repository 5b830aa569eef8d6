import type { Obstacle, ObstacleCode } from '../../../domain/appraisal/obstacles.ts';
import type { RepricedItem } from '../../../domain/appraisal/reprice.ts';
import type { Language } from '../../../domain/languages.ts';
import { decimalsOf } from '../../../domain/money/currencies.ts';
import type { PricedOrder } from '../../../domain/orders/price-order.ts';
import type { OrderingSettings } from '../../menu/ordering-settings.repo.ts';
import { toIso } from '../../platform/clock.ts';
import { moneyText } from '../../platform/money-text.ts';
import { Refusal, type RefusalKind } from '../../platform/refusals/refusal.ts';
import { fill, sentence } from '../../platform/sentence.ts';
import { dateTimeText, isSameZonedDay, zonedTimeText } from '../../platform/time-text.ts';
import { hoursText } from '../../promotions/conditions-text.ts';
import { loyaltyRefusals } from '../../promotions/loyalty.refusals.ts';
import { promotionsRefusals } from '../../promotions/promotions.refusals.ts';
import { ordersRefusals } from '../orders.refusals.ts';
import { itemsRefusals } from './items.refusals.ts';
import { presentCart } from './present-cart.ts';
import { presentFigures } from './present-figures.ts';
import { termsRefusals } from './terms.refusals.ts';

const { below_minimum } = ordersRefusals;
const KINDS: Record<ObstacleCode, RefusalKind> = {
  ...{ ...itemsRefusals, ...termsRefusals, ...promotionsRefusals, ...loyaltyRefusals },
  below_minimum,
};

/** Error text of an amount in the payload that has changed. */
const AMOUNT_NOW = sentence('order-texts', 'amount_now');

/** What an obstacle is worded by. */
export interface Judged {
  settings: Pick<OrderingSettings, 'currency' | 'schedule'>;
  /** What is told of items and amounts. */
  items?: readonly RepricedItem[];
  priced?: PricedOrder;
}

interface Reader {
  language: Language;
  now: number;
}

/**
 * An obstacle as the API refuses it: with its sentence, the next free time, and of items and amounts the whole cart as the menu has
 * it now.
 */
export function refusalFor(obstacle: Obstacle, judged: Judged, { language, now }: Reader): Refusal {
  const { code, field, values, amounts = {}, hours, next, fault, differences = [] } = obstacle;
  const { settings, items = [], priced } = judged;
  const { currency, schedule } = settings;
  const decimals = decimalsOf(currency.code);
  const money = (minor: number) => moneyText(minor, currency, language);
  const when = (at: number) =>
    (isSameZonedDay(at, now, schedule.timezone) ? zonedTimeText : dateTimeText)(at, schedule.timezone, language);
  const texts = Object.entries(amounts).map(([name, minor]) => [name, money(minor)]);
  return new Refusal(KINDS[code], {
    values: {
      ...values,
      ...Object.fromEntries(texts),
      ...(hours && { hours: hoursText(hours, language) }),
      ...(next && { when: next.at === null ? '' : when(next.at) }),
    },
    errors: differences.map(({ field: path, amount }) => ({
      field: path,
      message: fill(AMOUNT_NOW[language], { amount: money(amount) }),
    })),
    ...(fault && { fields: { [field]: fault } }),
    extra: {
      ...(code in itemsRefusals && presentCart(items, { decimals, language, isKept: true })),
      ...(priced && differences.length > 0 && { figures: presentFigures(priced, decimals) }),
      ...(next && { isASAP: next.isASAP, nextAt: toIso(next.at) }),
    },
  });
}

/** The sentence that tells an obstacle. */
export function obstacleText(obstacle: Obstacle, judged: Judged, reader: Reader): string {
  const { kind, details } = refusalFor(obstacle, judged, reader);
  return fill(kind.message[reader.language], details.values);
}
