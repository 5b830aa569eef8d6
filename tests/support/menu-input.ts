import type { StaffDealInput } from '../../src/contract/staff/staff-deals.ts';
import type { StaffCategoryInput } from '../../src/contract/staff/staff-menu-categories.ts';
import type { StaffDishInput } from '../../src/contract/staff/staff-menu-dishes.ts';
import type { StaffOptionGroupInput } from '../../src/contract/staff/staff-menu-options.ts';

/** A category, with texts in the languages of both fixture restaurants. */
export const categoryInput: StaffCategoryInput = {
  name: { en: 'Bread', pt: 'Pão' },
  description: { en: 'Baked this morning.', pt: 'Cozido esta manhã.' },
  isActive: false,
};

/** A dish that is not shown on the menu. */
export const dishInput = (categoryId: string): StaffDishInput => ({
  name: { en: 'Focaccia', pt: 'Focaccia' },
  description: { en: 'With rosemary.', pt: 'Com alecrim.' },
  price: 4.5,
  categoryIds: [categoryId],
  optionGroupIds: [],
  pictureId: null,
  allergens: ['gluten'],
  dietary: ['vegan'],
  isFeatured: false,
  isActive: false,
});

export const optionGroupInput: StaffOptionGroupInput = {
  name: { en: 'To dip', pt: 'Para molhar' },
  minSelections: 0,
  maxSelections: 1,
  values: [
    { label: { en: 'Olive oil', pt: 'Azeite' }, priceAdjustment: 0, isDefault: true },
    { label: { en: 'Pesto', pt: 'Pesto' }, priceAdjustment: 0.5, isDefault: false },
  ],
};

/** A deal of one dish. */
export const dealInput = (productId: string): StaffDealInput => ({
  name: { en: 'To begin with', pt: 'Para começar' },
  description: { en: 'A small thing.', pt: 'Uma coisa pequena.' },
  price: 4,
  isActive: true,
  lines: [{ label: { en: 'A dish', pt: 'Um prato' }, categoryId: null, dishes: [{ productId, extra: 0.5 }] }],
});

/** A file with a dish, as a spreadsheet saves it. */
export const menuTable = Buffer.from('Category,Name,Price\r\nSoups,Minestrone,4.50\r\n');
