import { defineRefusals } from '../platform/refusals/refusal.ts';

export const reportsRefusals = defineRefusals({
  span_out_of_range: 422,
});
