import type { MenuRecord } from '../../../../../contract/staff/staff-menu.ts';
import type { StaffDish } from '../../../../../contract/staff/staff-menu-dishes.ts';
import type { Draft } from '../../../app/use-draft.ts';
import type { DishDraft } from '../fields/dish-fields.ts';

/** A dish with the menu that it belongs to. */
export interface DishInMenu {
  menu: MenuRecord;
  /** Null: a new one. */
  dish: StaffDish | null;
}

/** The props of every part of the dish form. */
export interface DishPartProps extends DishInMenu {
  draft: Draft<DishDraft>;
}
