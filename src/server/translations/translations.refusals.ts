import { defineRefusals } from '../platform/refusals/refusal.ts';

export const translationsRefusals = defineRefusals({
  translation_unavailable: 404,
});
