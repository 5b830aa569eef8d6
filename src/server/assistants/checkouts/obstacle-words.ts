import type { CheckoutMessage } from '../../../contract/ucp.ts';
import type { ObstacleCode } from '../../../domain/appraisal/obstacles.ts';

interface Word {
  code: string;
  path: string;
  severity: NonNullable<CheckoutMessage['severity']>;
}

const METHOD = '$.fulfillment.methods[0]';
const TIME = `${METHOD}.requested_fulfillment_time`;
const DESTINATION = `${METHOD}.destination`;

const recoverable = (code: string, path: string): Word => ({ code, path, severity: 'recoverable' });
const closed = (path: string) => recoverable('location_closed', path);

/**
 * An obstacle in the protocol's words. null: it is told of each dish by itself (`line-messages.ts`), or cannot stand in the way of a checkout, which
 * says nothing of payment, promotions and amounts.
 */
export const WORDS: Record<ObstacleCode, Word | null> = {
  opening_soon: closed('$.food_establishment'),
  delivery_unavailable: recoverable('invalid', `${METHOD}.type`),
  pickup_unavailable: recoverable('invalid', `${METHOD}.type`),
  ordering_paused: closed('$.food_establishment'),
  restaurant_closed: closed('$.food_establishment'),
  scheduling_unavailable: closed(TIME),
  schedule_time_required: recoverable('missing', TIME),
  schedule_too_soon: recoverable('invalid', TIME),
  schedule_too_late: recoverable('invalid', TIME),
  schedule_outside_hours: closed(TIME),
  needs_notice: recoverable('invalid', TIME),
  last_orders_over: closed(TIME),
  slot_full: closed(TIME),
  too_late_today: closed(TIME),
  no_slot_left: closed('$.food_establishment'),
  order_too_large: recoverable('invalid', '$.line_items'),
  promise_moved: null,
  address_required: recoverable('missing', DESTINATION),
  postcode_needed: recoverable('missing', `${DESTINATION}.address.postal_code`),
  postcode_invalid: recoverable('invalid', `${DESTINATION}.address.postal_code`),
  outside_delivery_area: recoverable('address_undeliverable', DESTINATION),
  zone_closed: closed(TIME),
  point_needed: recoverable('missing', `${DESTINATION}.geo`),
  payment_method_unavailable: null,
  online_payment_required: null,
  product_foreign: null,
  product_unavailable: null,
  option_unavailable: null,
  option_required: null,
  option_limit: null,
  deal_unavailable: null,
  portions_gone: null,
  portions_few: null,
  not_served_then: null,
  promotion_unknown: null,
  coupon_code_required: null,
  promotion_not_started: null,
  promotion_expired: null,
  below_promotion_minimum: null,
  no_applicable_items: null,
  too_few_applicable_items: null,
  nothing_to_ship: null,
  delivery_already_free: null,
  promotion_used_up: null,
  promotion_already_used: null,
  promotion_not_then: null,
  promotion_delivery_only: null,
  promotion_pickup_only: null,
  promotion_first_order_only: null,
  free_dish_missing: null,
  not_enough_points: null,
  age_not_confirmed: null,
  price_changed: null,
  below_minimum: recoverable('minimum_order_unmet', '$.totals'),
};
