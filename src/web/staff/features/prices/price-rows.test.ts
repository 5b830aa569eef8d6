import { expect, it } from 'vitest';
import type { StaffDishLine } from '../../../../contract/staff/staff-menu-dishes.ts';
import type { StaffOptionGroup } from '../../../../contract/staff/staff-menu-options.ts';
import { sizeColumns } from './price-rows.ts';
import type { PricedMenu } from './priced-menu.ts';

const group = (_id: string, labels: string[], isSize = true) =>
  ({
    ...{ _id, isSize },
    values: labels.map((text, at) => ({ _id: `${_id}-${at}`, label: { en: { text } } })),
  }) as unknown as StaffOptionGroup;
const dishOf = (...optionGroupIds: string[]) => ({ optionGroupIds }) as StaffDishLine;
const columnsOf = (optionGroups: StaffOptionGroup[], dishes: StaffDishLine[]) =>
  sizeColumns({ optionGroups, contentLanguage: 'en' } as PricedMenu, dishes)?.map(({ label }) => label) ?? null;

it('has a column for each size of a group that dishes share, and for groups that name the same', () => {
  const pizza = group('pizza', ['Small', 'Large']);
  expect(columnsOf([pizza, group('dips', ['None'], false)], [dishOf('pizza', 'dips'), dishOf()])).toEqual([
    'Small',
    'Large',
  ]);
  const calzone = group('calzone', ['Small', 'Large']);
  expect(columnsOf([pizza, calzone], [dishOf('pizza'), dishOf('calzone')])).toEqual(['Small', 'Large']);
});

it('has none where sizes differ, are too many, or belong to other dishes', () => {
  const [pizza, salad] = [group('pizza', ['Small', 'Large']), group('salad', ['Bowl', 'Box'])];
  expect(columnsOf([pizza, salad], [dishOf('pizza'), dishOf('salad')])).toBeNull();
  expect(columnsOf([group('many', [...'1234567'])], [dishOf('many')])).toBeNull();
  expect(columnsOf([pizza], [dishOf()])).toBeNull();
});
