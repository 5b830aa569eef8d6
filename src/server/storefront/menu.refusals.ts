import { defineRefusals } from '../platform/refusal.ts';

export const menuRefusals = defineRefusals({
  product_unknown: 404,
});
