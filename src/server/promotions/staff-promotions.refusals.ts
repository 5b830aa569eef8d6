import { defineRefusals } from '../platform/refusals/refusal.ts';

export const staffPromotionsRefusals = defineRefusals({
  coupon_code_taken: 409,
  fewer_than_used: 409,
  promotion_product_unknown: 422,
  promotion_category_unknown: 422,
});
