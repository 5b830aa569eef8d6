import { defineRefusals } from '../platform/refusals/refusal.ts';

export const teamRefusals = defineRefusals({
  last_owner: 409,
});
