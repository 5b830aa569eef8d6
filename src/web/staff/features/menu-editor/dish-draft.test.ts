import { expect, it } from 'vitest';
import { staffDishInput } from '../../../../contract/staff-menu-dishes.ts';
import { dishDraft, dishInput, newDishDraft } from './dish-draft.ts';

const dish = {
  _id: 'd',
  version: '1',
  name: { en: { text: 'Soup', provenance: 'authored' }, de: { text: 'Suppe', provenance: 'machine' } },
  description: { en: { text: 'Hot', provenance: 'authored' } },
  price: 4.5,
  categoryIds: ['c'],
  optionGroupIds: ['g'],
  picture: { _id: 'p', src: '', avif: '', webp: '', width: 1, height: 1, color: '#fff' },
  allergens: ['milk'],
  dietary: [],
  isFeatured: true,
  isActive: true,
  isAvailable: true,
  unavailableUntil: null,
} satisfies Parameters<typeof dishDraft>[0];

it('sends back what was not touched as it was, without a word that nobody wrote', () => {
  const input = dishInput(dishDraft(dish, 'de'), dish, 'en');
  expect(staffDishInput.parse(input)).toEqual({
    name: {},
    description: {},
    price: 4.5,
    categoryIds: ['c'],
    optionGroupIds: ['g'],
    pictureId: 'p',
    allergens: ['milk'],
    dietary: [],
    isFeatured: true,
    isActive: true,
  });
});

it('takes a description away when every language is emptied', () => {
  const draft = dishDraft(dish, 'en');
  const description = { ...draft.description, en: '  ' };
  expect(dishInput({ ...draft, description }, dish, 'en')).toMatchObject({ description: null });
});

it('names what a new dish lacks', () => {
  const result = staffDishInput.safeParse(dishInput(newDishDraft(undefined), { name: {}, description: {} }, 'pt'));
  expect(result.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['name.pt', 'required'],
    ['price', 'price_invalid'],
    ['categoryIds', 'category_required'],
  ]);
});
