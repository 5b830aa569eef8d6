import { defineRefusals } from '../platform/refusals/refusal.ts';

export const phoneOrdersRefusals = defineRefusals({
  override_not_allowed: 403,
  payment_not_awaited: 409,
});
