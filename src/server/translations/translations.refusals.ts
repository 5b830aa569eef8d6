import { defineRefusals } from '../platform/refusal.ts';

export const translationsRefusals = defineRefusals({
  translation_unavailable: 404,
});
