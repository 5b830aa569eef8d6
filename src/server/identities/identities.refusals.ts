import { defineRefusals } from '../platform/refusals/refusal.ts';

export const identitiesRefusals = defineRefusals({
  provider_not_offered: 404,
  provider_unreachable: 503,
  sign_in_over: 400,
  sign_in_cancelled: 400,
  sign_in_failed: 400,
  sign_in_no_address: 409,
  sign_in_first: 409,
  sign_in_of_staff: 403,
  identity_taken: 409,
  last_way_in: 409,
  sign_in_anew: 403,
});
