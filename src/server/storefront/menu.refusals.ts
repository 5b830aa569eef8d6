import { defineRefusals } from '../platform/refusals/refusal.ts';

export const menuRefusals = defineRefusals({
  product_unknown: 404,
});
