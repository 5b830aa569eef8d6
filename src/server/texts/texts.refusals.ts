import { defineRefusals } from '../platform/refusals/refusal.ts';

export const textsRefusals = defineRefusals({
  own_language_missing: 422,
});
