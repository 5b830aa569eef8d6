import { defineRefusals } from '../platform/refusals/refusal.ts';

export const menuTemplatesRefusals = defineRefusals({
  menu_not_empty: 409,
  menu_in_use: 409,
});
