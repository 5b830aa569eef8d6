import { defineRefusals } from '../platform/refusal.ts';

export const orderingRefusals = defineRefusals({
  pause_out_of_range: 422,
});
