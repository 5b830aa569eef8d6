import { defineRefusals } from '../platform/refusal.ts';

export const restaurantsRefusals = defineRefusals({
  restaurant_unknown: 404,
});
