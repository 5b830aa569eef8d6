import { defineRefusals } from '../platform/refusals/refusal.ts';

export const cashUpsRefusals = defineRefusals({
  cash_moved: 409,
  cash_counted_already: 409,
});
