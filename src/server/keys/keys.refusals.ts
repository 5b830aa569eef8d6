import { defineRefusals } from '../platform/refusals/refusal.ts';

export const keysRefusals = defineRefusals({
  too_many_keys: 409,
});
