import { defineRefusals } from '../platform/refusals/refusal.ts';

export const loyaltyRefusals = defineRefusals({
  not_enough_points: 409,
});
