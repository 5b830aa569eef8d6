import { defineRefusals } from '../platform/refusals/refusal.ts';

export const phoneOrdersRefusals = defineRefusals({
  override_not_allowed: 403,
});
