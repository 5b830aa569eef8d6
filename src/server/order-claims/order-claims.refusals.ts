import { defineRefusals } from '../platform/refusals/refusal.ts';

export const orderClaimsRefusals = defineRefusals({
  claim_impossible: 409,
  too_many_codes: 429,
  claim_refused: 400,
});
