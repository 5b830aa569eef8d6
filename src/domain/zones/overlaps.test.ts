import { expect, it } from 'vitest';
import { overlapsOf } from './overlaps.ts';
import { plainZone } from './zone.ts';

const overlaps = (...lists: string[][]) =>
  overlapsOf(
    lists.map((list) => plainZone('', list)),
    'GB',
  ).map(({ first, later, postcodes }) => [first, later, ...postcodes]);

it('finds what an earlier zone already has', () => {
  expect(overlaps(['CO1', 'CO2'], ['CO2', 'CO3'])).toEqual([[0, 1, 'CO2']]);
  expect(overlaps(['CO'], ['CO2 8'], ['N1', 'CO3'])).toEqual([
    [0, 1, 'CO2 8'],
    [0, 2, 'CO3'],
  ]);
  expect(overlaps(['101'], ['10115'])).toEqual([[0, 1, '10115']]);
});

it('takes no part for a whole, nor a wider zone for one in vain', () => {
  expect(overlaps(['CO1'], ['CO10'])).toEqual([]);
  expect(overlaps(['N1'], ['N'])).toEqual([]);
  expect(overlaps(['E1'], ['E'])).toEqual([]);
  expect(overlaps(['10115'], ['101'])).toEqual([]);
});

it('finds none in a zone that is not always delivered to', () => {
  const hours = { weekdays: ['monday'] as const, from: '12:00', to: '15:00' };
  expect(overlapsOf([{ ...plainZone('', ['N1']), hours }, plainZone('', ['N1'])], 'GB')).toEqual([]);
});
