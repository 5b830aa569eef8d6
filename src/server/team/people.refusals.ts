import { defineRefusals } from '../platform/refusal.ts';

export const peopleRefusals = defineRefusals({
  last_owner: 409,
});
