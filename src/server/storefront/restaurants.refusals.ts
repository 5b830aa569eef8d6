import { defineRefusals } from '../platform/refusals/refusal.ts';

export const restaurantsRefusals = defineRefusals({
  restaurant_unknown: 404,
});
