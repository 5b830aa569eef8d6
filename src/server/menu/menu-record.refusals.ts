import { defineRefusals } from '../platform/refusals/refusal.ts';

export const menuRecordRefusals = defineRefusals({
  category_not_empty: 409,
  option_group_in_use: 409,
  menu_full: 409,
});
