import { CSV_MARK, csvLine } from '../../../contract/csv.ts';
import { foodWord } from './food-words.ts';
import { type Column, tableWord } from './table-words.ts';
import type { TableLook } from './write-table.ts';

type Cell = string | number;

/** A table to begin with: a dish with its hours, one in sizes, and a drink, each with what it declares. */
export function writeTemplate({ language, separator }: TableLook): string {
  const word = (key: Parameters<typeof tableWord>[0]) => tableWord(key, language);
  const foods = (...keys: Parameters<typeof foodWord>[0][]) => keys.map((key) => foodWord(key, language)).join(' | ');
  const [small, large] = [word('example_small'), word('example_large')];
  const columns: (Column | 'small' | 'large')[] = [
    ...(['category', 'menuNumber', 'name', 'description', 'price', 'small', 'large', 'pickupPrice'] as const),
    ...(['allergens', 'allergenKinds', 'mayContain', 'additives', 'dietary', 'heat', 'kcal'] as const),
    ...(['deposit', 'content', 'minimumAge', 'hours'] as const),
  ];
  const heading = (column: Column | 'small' | 'large') =>
    column === 'small' ? small : column === 'large' ? large : word(`column_${column}`);
  const dishes: Partial<Record<(typeof columns)[number], Cell>>[] = [
    {
      ...{ category: word('example_starters'), menuNumber: '1', name: 'Bruschetta', description: word('example_text') },
      ...{ price: 5.5, allergens: foods('gluten'), allergenKinds: foods('wheat'), dietary: foods('vegan'), kcal: 320 },
      hours: 'Mon-Fri 11:00-14:30',
    },
    {
      ...{ category: 'Pizza', menuNumber: '12', name: 'Diavola', small: 8.5, large: 11.5 },
      ...{ allergens: foods('gluten', 'milk'), mayContain: foods('nuts'), additives: foods('preservative'), heat: 2 },
    },
    {
      ...{ category: word('example_drinks'), menuNumber: '30', name: 'Cola', price: 3, pickupPrice: 2.5 },
      ...{ allergens: word('none'), additives: foods('colouring', 'caffeine'), deposit: 0.25, content: '330 ml' },
    },
  ];
  const lines = [columns.map(heading), ...dishes.map((dish) => columns.map((column): Cell => dish[column] ?? ''))];
  return CSV_MARK + lines.map((line) => csvLine(line, separator)).join('');
}
