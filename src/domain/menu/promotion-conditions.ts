import type { OrderType } from '../orders/order-types.ts';
import { isServedAt, type ServingHours } from './serving-hours.ts';

/** For whom and when a promotion is, beside its period and its minimum. */
export interface PromotionConditions {
  /** Only for who has not ordered here before. */
  firstOrderOnly: boolean;
  /** null: delivered or fetched. */
  orderType: OrderType | null;
  /** For food that is ordered for these times, by the restaurant's clock; null: for any. */
  hours: ServingHours | null;
  /** It applies to the dishes of these categories, too. */
  categoryIds: string[];
}

export const NO_CONDITIONS: PromotionConditions = {
  firstOrderOnly: false,
  orderType: null,
  hours: null,
  categoryIds: [],
};

/** Whether there is any. */
export function hasConditions({ firstOrderOnly, orderType, hours, categoryIds }: PromotionConditions): boolean {
  return firstOrderOnly || orderType !== null || hours !== null || categoryIds.length > 0;
}

/** When the food of an order is wanted (ms) by the clock of a zone; `at` null: not known yet. */
export interface FoodTime {
  at: number | null;
  timezone: string;
}

/** Those that an order alone meets or not, whoever places it. */
export type OrderConditions = Pick<PromotionConditions, 'orderType' | 'hours'>;

/** Why an order does not meet one of them. */
export type ConditionRefusal = 'promotion_delivery_only' | 'promotion_pickup_only' | 'promotion_not_then';

/**
 * Which condition an order does not meet; null: it meets them, as far as it is known. The time of the food counts, not that of the click:
 * an offer for quiet hours is to fill them.
 */
export function conditionRefusal(
  { orderType: only, hours }: OrderConditions,
  { orderType, food }: { orderType: OrderType | null; food?: FoodTime | undefined },
): ConditionRefusal | null {
  if (only && orderType && only !== orderType) return ONLY[only];
  const at = food?.at ?? null;
  if (!hours || !food || at === null) return null;
  return isServedAt([[hours]], at, food.timezone) ? null : 'promotion_not_then';
}

const ONLY = { Delivery: 'promotion_delivery_only', Pickup: 'promotion_pickup_only' } as const;
