import { defineRefusals } from '../platform/refusal.ts';

export const textsRefusals = defineRefusals({
  own_language_missing: 422,
});
