import type { ConditionRefusal } from '../menu/promotion-conditions.ts';
import type { ServingHours } from '../menu/serving-hours.ts';
import type { PromotionRefusal } from '../orders/discount.ts';
import type { Override } from '../orders/overrides.ts';

/** Why an order cannot be placed as it is: its code, and the field of the placement payload that would have to change. */
export interface Obstacle {
  code: ObstacleCode;
  field: string;
  /** What staff who may change settings have to set aside for it; null: nothing helps. */
  override: Override | null;
  /** What its sentence tells, beside amounts of money in minor units. */
  values?: Readonly<Record<string, string | number>>;
  amounts?: Readonly<Record<string, number>>;
  /** The hours that its sentence tells. */
  hours?: ServingHours;
  /** A time that would do instead (ms); `at` null: there is none. */
  next?: { isASAP: boolean; at: number | null };
  /** What is the matter with the field, where a sentence beside it says so. */
  fault?: 'required' | 'postcode_invalid';
  /** Amounts that were seen and are others now, in minor units. */
  differences?: readonly { field: string; amount: number }[];
}

const ITEMS = { field: 'items', override: null } as const;
const AREA = { field: 'deliveryAddress.postalCode', override: null } as const;
const PROMOTION = { field: 'promotionId', override: null } as const;
const TIME = { field: 'scheduledAt', override: null } as const;
const CLOSED = { field: 'scheduledAt', override: 'closed' } as const;

/** Every obstacle: what it is about, and what staff may set aside for a caller. */
export const OBSTACLES = {
  opening_soon: { field: 'restaurantId', override: null },
  delivery_unavailable: { field: 'orderType', override: null },
  pickup_unavailable: { field: 'orderType', override: null },
  ordering_paused: CLOSED,
  restaurant_closed: CLOSED,
  scheduling_unavailable: CLOSED,
  schedule_time_required: TIME,
  schedule_too_soon: TIME,
  schedule_too_late: TIME,
  schedule_outside_hours: CLOSED,
  needs_notice: TIME,
  last_orders_over: CLOSED,
  slot_full: CLOSED,
  too_late_today: CLOSED,
  no_slot_left: CLOSED,
  order_too_large: { field: 'items', override: 'closed' },
  promise_moved: TIME,
  address_required: { field: 'deliveryAddress', override: null },
  postcode_needed: AREA,
  postcode_invalid: AREA,
  outside_delivery_area: { ...AREA, override: 'area' },
  zone_closed: { ...TIME, override: 'area' },
  point_needed: { field: 'deliveryAddress', override: 'area' },
  payment_method_unavailable: { field: 'paymentDetails.method', override: null },
  online_payment_required: { field: 'paymentDetails.method', override: 'payment' },
  product_foreign: ITEMS,
  product_unavailable: ITEMS,
  option_unavailable: ITEMS,
  option_required: ITEMS,
  option_limit: ITEMS,
  deal_unavailable: ITEMS,
  portions_gone: ITEMS,
  portions_few: ITEMS,
  not_served_then: { field: 'items', override: 'closed' },
  promotion_unknown: PROMOTION,
  coupon_code_required: PROMOTION,
  promotion_not_started: PROMOTION,
  promotion_expired: PROMOTION,
  below_promotion_minimum: PROMOTION,
  no_applicable_items: PROMOTION,
  too_few_applicable_items: PROMOTION,
  nothing_to_ship: PROMOTION,
  delivery_already_free: PROMOTION,
  promotion_not_then: PROMOTION,
  promotion_delivery_only: PROMOTION,
  promotion_pickup_only: PROMOTION,
  promotion_first_order_only: PROMOTION,
  free_dish_missing: PROMOTION,
  promotion_used_up: PROMOTION,
  promotion_already_used: PROMOTION,
  not_enough_points: PROMOTION,
  age_not_confirmed: { field: 'ageConfirmed', override: null },
  price_changed: ITEMS,
  below_minimum: { field: 'items', override: 'minimum' },
} as const satisfies Record<string, Pick<Obstacle, 'field' | 'override'>>;

export type ObstacleCode = keyof typeof OBSTACLES;

/** Why a promotion does not apply, by its terms or because nothing of it is left for this customer. */
export type PromotionObstacleCode =
  | PromotionRefusal
  | ConditionRefusal
  | 'promotion_unknown'
  | 'coupon_code_required'
  | 'delivery_already_free'
  | 'promotion_first_order_only'
  | 'promotion_used_up'
  | 'promotion_already_used'
  | 'not_enough_points';

export function obstacle(code: ObstacleCode, more: Omit<Obstacle, 'code' | 'field' | 'override'> = {}): Obstacle {
  return { code, ...OBSTACLES[code], ...more };
}

/** Whether it is about the promotion alone: without it the order could be placed. */
export function isOfPromotion({ field }: Obstacle): boolean {
  return field === PROMOTION.field;
}

/** What would have to be overridden so that an order is not refused with this code; null: nothing helps. */
export function overrideOf(code: string): Override | null {
  const [, known] = Object.entries(OBSTACLES).find(([name]) => name === code) ?? [];
  return known?.override ?? null;
}
