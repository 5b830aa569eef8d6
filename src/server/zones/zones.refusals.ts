import { defineRefusals } from '../platform/refusals/refusal.ts';

export const zonesRefusals = defineRefusals({
  /** Kilometres are measured from the restaurant. */
  place_unknown: 409,
  area_by_zones: 409,
});
