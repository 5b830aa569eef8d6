import { defineRefusals } from '../platform/refusals/refusal.ts';

export const orderingRefusals = defineRefusals({
  pause_out_of_range: 422,
  closing_out_of_range: 422,
});
