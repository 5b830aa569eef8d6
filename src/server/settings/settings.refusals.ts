import { defineRefusals } from '../platform/refusals/refusal.ts';

export const settingsRefusals = defineRefusals({
  nothing_offered: 422,
  payment_method_unknown: 422,
  payment_method_needed: 422,
});
