import { defineRefusals } from '../platform/refusal.ts';

export const figuresRefusals = defineRefusals({
  span_out_of_range: 422,
});
