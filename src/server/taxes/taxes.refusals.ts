import { defineRefusals } from '../platform/refusals/refusal.ts';

export const taxesRefusals = defineRefusals({
  receipt_facts_missing: 422,
});
