import { defineRefusals } from '../platform/refusals/refusal.ts';

export const figuresRefusals = defineRefusals({
  span_out_of_range: 422,
});
