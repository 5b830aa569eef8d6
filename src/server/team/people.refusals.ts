import { defineRefusals } from '../platform/refusals/refusal.ts';

export const peopleRefusals = defineRefusals({
  last_owner: 409,
});
