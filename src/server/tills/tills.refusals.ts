import { defineRefusals } from '../platform/refusals/refusal.ts';

export const tillsRefusals = defineRefusals({
  tills_not_offered: 409,
  till_not_granted: 409,
  till_currency: 409,
  till_taken: 409,
  till_unreachable: 503,
  till_without_menu: 409,
  till_menu_empty: 409,
  till_event_unsigned: 400,
});
