import { defineRefusals } from '../platform/refusals/refusal.ts';

export const couriersRefusals = defineRefusals({
  couriers_off: 409,
  nothing_to_deliver: 409,
  courier_taken: 409,
  courier_not_yours: 409,
  courier_cash_moved: 409,
  settlement_late: 409,
});
