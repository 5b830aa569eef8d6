import { defineRefusals } from '../platform/refusals/refusal.ts';

export const ordersRefusals = defineRefusals({
  wrong_restaurant: 409,
  below_minimum: 409,
  avoided_allergens: 409,
  too_many_open_orders: 409,
  too_many_payments: 429,
  too_many_guest_orders: 429,
  portions_held: 409,
  idempotency_mismatch: 422,
  not_cancellable: 409,
  illegal_transition: 409,
  order_changed: 409,
  ready_time_fixed: 409,
  step_back_late: 409,
  step_back_reviewed: 409,
  step_back_points_spent: 409,
  step_back_cash: 409,
  step_back_settled: 409,
});
