import { defineRefusals } from '../platform/refusals/refusal.ts';

export const addressRefusals = defineRefusals({
  address_not_found: 404,
  too_many_addresses: 409,
  place_not_found: 404,
});
