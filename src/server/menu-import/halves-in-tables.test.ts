import { expect, it } from 'vitest';
import { brought } from '../../../tests/support/brought-menu.ts';
import { LANGUAGES } from '../../domain/languages.ts';
import type { MenuTerms } from './menu-terms.ts';
import { planImport } from './plan-import.ts';
import { readMenuFile } from './read-menu-file.ts';
import { writeTable } from './table/write-table.ts';

const FILE = [
  'Category,Name,Price,Half and half',
  'Pizza,Margherita,9,',
  'Pizza,Diavola,11,-',
  'Specials,Of two,0.5,Pizza',
  'Specials,Of both,1,Pizza | average',
].join('\r\n');

const rulesOf = ({ dishes }: Pick<MenuTerms, 'dishes'>) => [...dishes.values()].map(({ halves }) => halves?.rule);

it('reads of which category a dish is half and half, and how it is priced', async () => {
  const { faults, lost, current, dish } = await brought(FILE, 'GBP');
  expect([faults, lost]).toEqual([[], {}]);
  expect(rulesOf(current)).toEqual([undefined, undefined, 'dearer', 'average']);
  expect(current.categories.get(dish('Of two').halves?.categoryId ?? '')?.name).toEqual({ en: 'Pizza' });
  expect(dish('Margherita').halves).toBeNull();
});

it('names the row that says another price', async () => {
  const { faults, dish } = await brought(`${FILE}\r\nSpecials,Of three,1,Pizza | cheapest`, 'GBP');
  expect(faults).toMatchObject([{ code: 'half_rule_unknown', row: 6, values: { word: 'cheapest' } }]);
  expect(dish('Of three').halves).toBeNull();
});

it.each(LANGUAGES)('is the same menu after it was saved as a table in %s, here and elsewhere', async (language) => {
  const { current } = await brought(FILE, 'GBP');
  const saved = Buffer.from(writeTable(current, { language, separator: 'comma' }));
  const menu = await readMenuFile(saved, current);
  const { dishes, categories, notes } = planImport('restaurant', menu, current);
  expect({ dishes, categories, notes }).toEqual({ dishes: [], categories: [], notes: [] });
  const elsewhere = await brought(saved, 'GBP');
  expect(rulesOf(elsewhere.current)).toEqual(rulesOf(current));
});

it('becomes a dish of its own where a table says so, and stays what it is where it says nothing', async () => {
  const { current } = await brought(FILE, 'GBP');
  const after = async (cell: string) => {
    const table = ['Category,Name,Price,Half and half', `Specials,Of two,0.5,${cell}`].join('\r\n');
    const { dishes } = planImport('restaurant', await readMenuFile(Buffer.from(table), current), current);
    return dishes.map((each) => each.after.halves);
  };
  expect(await after('-')).toEqual([null]);
  expect(await after('')).toEqual([]);
});
