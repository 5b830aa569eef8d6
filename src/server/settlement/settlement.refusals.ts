import { defineRefusals } from '../platform/refusals/refusal.ts';

export const settlementRefusals = defineRefusals({
  not_payable: 409,
  payment_unreachable: 503,
  event_unsigned: 400,
  refund_too_much: 409,
  order_not_finished: 409,
  nothing_to_take: 409,
  payment_is_disputed: 409,
  order_not_changeable: 409,
  order_has_receipt: 409,
  items_only_fewer: 409,
  order_left_empty: 409,
  proposal_open: 409,
  proposal_over: 409,
  link_only_follows: 403,
  proposal_needs_payment: 409,
  proposal_too_small: 409,
});
