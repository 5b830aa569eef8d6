import { defineRefusals } from '../platform/refusals/refusal.ts';

/** Why a promotion does not apply. For reasons of the domain (`PromotionRefusal`) the keys are the domain's. */
export const promotionsRefusals = defineRefusals({
  coupon_code_required: 400,
  promotion_unknown: 400,
  promotion_not_started: 409,
  promotion_expired: 409,
  below_promotion_minimum: 409,
  no_applicable_items: 409,
  too_few_applicable_items: 409,
  nothing_to_ship: 409,
  delivery_already_free: 409,
  promotion_used_up: 409,
  promotion_already_used: 409,
  promotion_not_then: 409,
  promotion_delivery_only: 409,
  promotion_pickup_only: 409,
  promotion_first_order_only: 409,
  free_dish_missing: 409,
});
