import { expect, it } from 'vitest';
import type { MenuRecord } from '../../../../../contract/staff/staff-menu.ts';
import type { StaffOptionGroup } from '../../../../../contract/staff/staff-menu-options.ts';
import { groupLine } from './group-labels.ts';

const own = (text: string) => ({ en: { text, provenance: 'authored' as const } });
const group = (labels: string[], productIds: string[]) =>
  ({ name: own('Size'), values: labels.map((label) => ({ label: own(label) })), productIds }) as StaffOptionGroup;
const menu = {
  contentLanguage: 'en',
  products: ['Cola', 'Water', 'Juice', 'Tea'].map((name) => ({ _id: name, name })),
} as MenuRecord;

it('option groups of one name are told apart by their options and dishes', () => {
  expect(groupLine(group(['Small', 'Large'], ['Cola']), menu)).toBe('Size · Small, Large · Cola');
  expect(groupLine(group(['S', 'M', 'L', 'XL'], ['Cola', 'Water', 'Juice', 'Tea']), menu)).toBe(
    'Size · S, M, L +1 · Cola, Water, Juice +1',
  );
  expect(groupLine(group(['Small'], []), menu)).toBe('Size · Small');
});
