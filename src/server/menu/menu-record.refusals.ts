import { defineRefusals, Refusal } from '../platform/refusals/refusal.ts';

export const menuRecordRefusals = defineRefusals({
  category_not_empty: 409,
  option_group_in_use: 409,
  menu_full: 409,
});

/** How many records of a kind a menu may have, and what refuses another one. */
export function menuIsFull(count: number): { count: number; refusal: Refusal } {
  return { count, refusal: new Refusal(menuRecordRefusals.menu_full, { values: { max: count } }) };
}
