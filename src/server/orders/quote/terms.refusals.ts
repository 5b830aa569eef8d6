import { defineRefusals } from '../../platform/refusals/refusal.ts';

/** Why a restaurant does not offer the order's type, time or payment method. */
export const termsRefusals = defineRefusals({
  delivery_unavailable: 409,
  pickup_unavailable: 409,
  opening_soon: 409,
  ordering_paused: 409,
  restaurant_closed: 409,
  schedule_time_required: 400,
  schedule_too_soon: 409,
  schedule_too_late: 409,
  schedule_outside_hours: 409,
  scheduling_unavailable: 409,
  needs_notice: 409,
  last_orders_over: 409,
  slot_full: 409,
  no_slot_left: 409,
  order_too_large: 409,
  promise_moved: 409,
  address_required: 400,
  postcode_needed: 422,
  postcode_invalid: 422,
  outside_delivery_area: 409,
  payment_method_unavailable: 409,
  online_payment_required: 409,
  payment_too_small: 409,
  age_not_confirmed: 409,
});
