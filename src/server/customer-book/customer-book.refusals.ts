import { defineRefusals } from '../platform/refusals/refusal.ts';

export const customerBookRefusals = defineRefusals({
  points_need_account: 409,
});
