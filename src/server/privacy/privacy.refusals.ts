import { defineRefusals } from '../platform/refusals/refusal.ts';

export const privacyRefusals = defineRefusals({
  orders_under_way: 409,
  own_orders_under_way: 409,
  only_owner: 409,
});
