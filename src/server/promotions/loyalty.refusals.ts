import { defineRefusals } from '../platform/refusal.ts';

export const loyaltyRefusals = defineRefusals({
  not_enough_points: 409,
});
