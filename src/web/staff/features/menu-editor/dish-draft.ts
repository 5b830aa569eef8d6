import type { UploadedPicture } from '../../../../contract/pictures.ts';
import type { Currency } from '../../../../contract/primitives.ts';
import type { MenuRecord } from '../../../../contract/staff/staff-menu.ts';
import type { StaffDish } from '../../../../contract/staff/staff-menu-dishes.ts';
import type { Language } from '../../../../domain/languages.ts';
import type { Allergen, DietaryLabel } from '../../../../domain/menu/food-labels.ts';
import { typedAmount } from '../../../../domain/money/typed-amount.ts';
import { amountDraft } from '../../app/amount-draft.ts';
import { type TextDraft, textDraft, writtenAnew, writtenOrNone } from '../../app/text-draft.ts';

/** A dish while it is being edited. */
export interface DishDraft {
  name: TextDraft;
  description: TextDraft;
  ingredients: TextDraft;
  /** As typed. */
  price: string;
  /** The first is its main category, in which "All items" lists it. */
  categoryIds: string[];
  optionGroupIds: string[];
  picture: UploadedPicture | null;
  allergens: Allergen[];
  dietary: DietaryLabel[];
  minimumAge: number | null;
  isFeatured: boolean;
  isActive: boolean;
  /** As typed; empty: what most dishes of its categories take. */
  units: string;
  noticeHours: string;
}

/** `language` is the interface's: amounts are typed in its format. */
export function dishDraft(dish: StaffDish, language: Language, currency: Currency): DishDraft {
  const {
    name,
    description,
    ingredients,
    price,
    categoryIds,
    optionGroupIds,
    picture,
    allergens,
    dietary,
    minimumAge,
    isFeatured,
    isActive,
  } = dish;
  return {
    name: textDraft(name),
    description: textDraft(description),
    ingredients: textDraft(ingredients),
    price: amountDraft(price, currency, language),
    categoryIds,
    optionGroupIds,
    picture,
    allergens,
    dietary,
    minimumAge,
    isFeatured,
    isActive,
    units: String(dish.units),
    noticeHours: String(dish.noticeMinutes / 60),
  };
}

export function newDishDraft(categoryId: string | undefined): DishDraft {
  return {
    name: textDraft({}),
    description: textDraft({}),
    ingredients: textDraft({}),
    price: '',
    categoryIds: categoryId === undefined ? [] : [categoryId],
    optionGroupIds: [],
    picture: null,
    allergens: [],
    dietary: [],
    minimumAge: null,
    isFeatured: false,
    isActive: true,
    units: '',
    noticeHours: '0',
  };
}

/** The request's body; `own` is the restaurant's language. */
export function dishInput(
  draft: DishDraft,
  saved: Pick<StaffDish, 'name' | 'description' | 'ingredients'>,
  { contentLanguage: own, currency }: Pick<MenuRecord, 'contentLanguage' | 'currency'>,
): object {
  const { name, description, ingredients, price, picture, units, noticeHours, ...rest } = draft;
  return {
    ...rest,
    name: writtenAnew(name, saved.name, own),
    description: writtenOrNone(description, saved.description, own),
    ingredients: writtenOrNone(ingredients, saved.ingredients, own),
    price: typedAmount(price, currency),
    pictureId: picture?._id ?? null,
    ...(units.trim() && { units: typedNumber(units) }),
    noticeMinutes: typedNumber(noticeHours) * 60,
  };
}

function typedNumber(typed: string): number {
  return /^\d+([.,]\d+)?$/.test(typed.trim()) ? Number(typed.replace(',', '.')) : Number.NaN;
}
