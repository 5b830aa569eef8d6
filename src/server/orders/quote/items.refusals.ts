import { defineRefusals } from '../../platform/refusals/refusal.ts';

/**
 * Why a line of a cart cannot be ordered. Each problem document carries `items` and `changes`: the cart as the menu has it now.
 */
export const itemsRefusals = defineRefusals({
  product_foreign: 409,
  product_unavailable: 409,
  option_unavailable: 409,
  option_required: 409,
  option_limit: 409,
  deal_unavailable: 409,
  portions_gone: 409,
  portions_few: 409,
  price_changed: 409,
});
