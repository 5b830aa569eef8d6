import { expect, it } from 'vitest';
import { quantityIn, selectionIn } from './plain-choice.ts';

it.each([
  ['3', 3],
  ['2.9', 2],
  ['0', 1],
  ['-4', 1],
  ['1e9', 99],
  ['many', 1],
])('"%s" of a dish are %i', (text, quantity) => {
  expect(quantityIn(new URLSearchParams({ quantity: text }))).toBe(quantity);
});

it('takes what was ticked and the menu has, and no default for what was not', () => {
  const size = { _id: 'size', minSelections: 1, maxSelections: 1, values: [{ _id: 'small', isDefault: true }] };
  const extras = { _id: 'extras', minSelections: 0, maxSelections: 3, values: [{ _id: 'egg' }, { _id: 'ham' }] };
  const form = new URLSearchParams('extras=egg&extras=gold&extras=ham&other=1');
  expect(selectionIn(form, [size, extras])).toEqual({ size: [], extras: ['egg', 'ham'] });
});

it('counts pieces in their own group, as two halves have the same values', () => {
  const olives = (_id: string) => ({
    _id,
    minSelections: 0,
    maxSelections: 3,
    maxPerValue: 3,
    values: [{ _id: 'olives' }],
  });
  const form = new URLSearchParams([
    ...['half-1-extras', 'half-2-extras'].map((group) => [group, 'olives']),
    ['pieces-half-1-extras-olives', '3'],
    ['pieces-half-2-extras-olives', '2'],
  ]);
  expect(selectionIn(form, [olives('half-1-extras'), olives('half-2-extras')])).toEqual({
    'half-1-extras': ['olives', 'olives', 'olives'],
    'half-2-extras': ['olives', 'olives'],
  });
});
