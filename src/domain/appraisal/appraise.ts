import type { FoodTime } from '../menu/promotion-conditions.ts';
import { decimalsOf } from '../money/currencies.ts';
import type { PricedPromotion } from '../orders/discount.ts';
import { itemSubtotal, type OrderLine } from '../orders/order-line.ts';
import { ORDER_TYPE } from '../orders/order-types.ts';
import { minimumOrderShortfall, type PricedOrder, priceOrder } from '../orders/price-order.ts';
import type { TimeRequest } from '../slots/free-times.ts';
import { mostUnits } from '../slots/held-unpaid.ts';
import type { ZoneAnswer } from '../zones/zone-of.ts';
import type { AppraisalSettings, AskedOrder } from './asked-order.ts';
import { minimumAgeOf } from './declared.ts';
import { inZone, zoneOfOrder } from './in-zone.ts';
import { type AskedMenu, appraiseItems, itemObstacles, priceable } from './lines.ts';
import { type Obstacle, obstacle } from './obstacles.ts';
import { overridden } from './overridden.ts';
import { type AskedPromotion, promotionObstacle } from './promotion.ts';
import type { RepricedItem } from './reprice.ts';
import { seenObstacle } from './seen-amounts.ts';
import { servingObstacle, servingTime, usualRequest } from './serving.ts';
import { type TaxedOrder, taxOfOrder, withTax } from './tax-of-order.ts';
import { onlineObstacle, termsObstacles } from './terms.ts';
import { appraiseTime, isTime, type OrderTime, type TimeFacts, timeRequest } from './times.ts';
import { dateOfOrder, portionObstacles } from './wanted-portions.ts';

/** Everything beside the order that decides what it comes to, read at one moment. */
export interface AppraisalFacts<Settings extends AppraisalSettings> extends AskedMenu, TimeFacts {
  settings: Settings;
  /** null: none was asked for. */
  promotion: AskedPromotion | null;
}

/** What the restaurant would take an order for, and everything that stands in its way. */
export interface Appraisal<Settings extends AppraisalSettings = AppraisalSettings> {
  /** Those that were judged by: without what staff set aside, and by the terms of the order's zone. */
  settings: Settings;
  /** null: it is fetched, its address is not known yet, or the restaurant delivers everywhere. */
  zone: ZoneAnswer | null;
  items: RepricedItem[];
  /** The one that applies; null: none. */
  promotion: PricedPromotion | null;
  priced: PricedOrder;
  /** null: the restaurant has not said how it is taxed. */
  taxed: TaxedOrder | null;
  /** What the order asks of the kitchen; null: the restaurant keeps the specification's times. */
  request: TimeRequest | null;
  /** null: by the specification's times, or at none. */
  time: OrderTime | null;
  /** In the order in which they are told. */
  obstacles: Obstacle[];
}

/**
 * The one answer to what an order comes to: the page, staff on the telephone and placing it ask the same. Pure: the same order and the
 * same facts have the same answer. What cannot be ordered is left out of the price and stands among the obstacles.
 */
export function appraise<Settings extends AppraisalSettings>(
  order: AskedOrder,
  facts: AppraisalFacts<Settings>,
): Appraisal<Settings> {
  const { now } = facts;
  const { orderType, overrides } = order;
  const kept = overridden(facts.settings, overrides);
  const items = appraiseItems(order.items, facts, { orderType, overrides, currency: kept.currency });
  const priceables = priceable(items);
  const lines = priceables.flatMap(({ line }) => line ?? []);
  const zone = zoneOfOrder(order, kept, now);
  const settings = inZone(kept, zone, subtotalOf(lines));
  const request = timeRequest({ orderType, items: priceables }, settings, facts);
  const isTimed = request && (order.isASAP || order.scheduledAt !== null);
  const answer = isTimed ? appraiseTime(order, request, facts) : null;
  const time = answer && isTime(answer) ? answer : null;
  const refusedTime = answer && !isTime(answer) ? answer : null;
  const food = foodTime(order, { settings, time }, now, refusedTime !== null);
  const refused =
    facts.promotion && promotionObstacle(facts.promotion, targetOf(lines, order, settings), { ...facts, food });
  const promotion = refused ? null : (facts.promotion?.terms ?? null);
  const { deliveryFee, fees = null } = settings;
  const untaxed = priceOrder({ lines, promotion, orderType, deliveryFee, fees });
  const date = dateOfOrder(order, facts.settings.schedule, now);
  const dueAt = (order.isASAP ? null : order.scheduledAt) ?? now;
  const taxed = taxOfOrder(settings, { items: priceables, priced: untaxed, promotion, orderType, dueAt });
  const priced = withTax(untaxed, taxed);
  return {
    ...{ settings, zone },
    ...{ items, promotion, priced, taxed, request },
    time,
    obstacles: [
      ...termsObstacles(order, settings, { zone, now }),
      ...itemObstacles(items),
      ...(date === null ? [] : portionObstacles(items, facts, date)),
      servedObstacle(order, { settings, items, request, time }, facts, refusedTime !== null),
      refused,
      ageObstacle(order, items),
      onlineObstacle(order, settings, { total: priced.totalAmount, now }),
      seenObstacle(order, { items, priced, decimals: decimalsOf(settings.currency.code) }),
      minimumObstacle(order, settings, priced),
      sizeObstacle(request),
      refusedTime,
    ].filter((each) => each !== null),
  };
}

/** What is not served at the time of the order, unless staff set hours aside for a caller. */
export function servedObstacle<Settings extends AppraisalSettings>(
  order: Pick<AskedOrder, 'orderType' | 'isASAP' | 'scheduledAt' | 'overrides'>,
  { settings, items, request, time }: Pick<Appraisal<Settings>, 'settings' | 'items' | 'request' | 'time'>,
  facts: Pick<AppraisalFacts<Settings>, 'loads' | 'now'>,
  isRefused = false,
): Obstacle | null {
  const { orderType, overrides } = order;
  const { now, loads } = facts;
  if (overrides.includes('closed')) return null;
  const at = servingTime(order, { time, isRefused, now });
  const asked = request ?? usualRequest({ orderType, schedule: settings.schedule, now });
  return servingObstacle(items, { at, request: asked, loads });
}

/** For when the food of an order is, as far as it is known. */
export function foodTime(
  order: Pick<AskedOrder, 'isASAP' | 'scheduledAt'>,
  { settings, time }: Pick<Appraisal, 'settings' | 'time'>,
  now: number,
  isRefused = false,
): FoodTime {
  return { at: servingTime(order, { time, isRefused, now }), timezone: settings.schedule.timezone };
}

/** What a promotion would be applied to. */
export function targetOf(
  lines: readonly OrderLine[],
  { orderType }: Pick<AskedOrder, 'orderType'>,
  { deliveryFee }: Pick<AppraisalSettings, 'deliveryFee'>,
) {
  const subtotal = subtotalOf(lines);
  return { lines, subtotal, deliveryFee: ORDER_TYPE[orderType].hasFee ? (deliveryFee ?? 0) : 0, orderType };
}

function subtotalOf(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, line) => sum + itemSubtotal(line), 0);
}

function ageObstacle({ ageConfirmed }: AskedOrder, items: readonly RepricedItem[]): Obstacle | null {
  const age = minimumAgeOf(items);
  return age === null || ageConfirmed !== false ? null : obstacle('age_not_confirmed', { values: { age } });
}

/** Nobody but staff lets one order take the kitchen for longer than an hour, or than the restaurant has set. */
function sizeObstacle(request: TimeRequest | null): Obstacle | null {
  const most = request && mostUnits(request.times);
  return request && most !== null && request.units > most ? obstacle('order_too_large') : null;
}

function minimumObstacle(
  { orderType }: AskedOrder,
  { minimumOrder }: AppraisalSettings,
  priced: PricedOrder,
): Obstacle | null {
  const isBelow = minimumOrderShortfall({ ...priced, orderType, minimumOrderValue: minimumOrder }) > 0;
  return isBelow ? obstacle('below_minimum', { amounts: { minimum: minimumOrder } }) : null;
}
