import { defineRefusals } from '../platform/refusals/refusal.ts';

export const privacyRefusals = defineRefusals({
  orders_under_way: 409,
});
