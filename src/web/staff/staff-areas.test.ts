import { expect, it } from 'vitest';
import { staffAreaOf } from './staff-areas.ts';
import { staffRoutes } from './staff-routes.ts';

const idsIn = (area: string) =>
  staffRoutes.filter((page) => !page.open && staffAreaOf(page) === area).map(({ id }) => id);

it('the header marks Orders on the pages of the board, of the kitchen and of couriers', () => {
  expect(idsIn('orders')).toEqual(['board', 'order', 'new-order', 'station', 'rides', 'ride']);
});

it('the header marks Menu on the pages under the menu’s tabs', () => {
  expect(idsIn('menu')).toEqual([
    'availability',
    'menu-editor',
    'dish',
    'prices',
    'menu-import',
    'option-groups',
    'deals',
  ]);
});

it('the header marks Restaurant on every other page, whatever its address', () => {
  const ids = idsIn('restaurant');
  expect(ids).toEqual(
    expect.arrayContaining(['today', 'translations', 'orders', 'alarms', 'customer', 'office-group']),
  );
  expect(ids).toHaveLength(staffRoutes.filter(({ open }) => !open).length - 13);
});
