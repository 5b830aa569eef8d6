import { expect, it } from 'vitest';
import { besideHeat } from './beside-heat.ts';

const diets = [{ label: 'Vegan' }, { label: 'Scharf' }];

it.each([
  ['without a degree of heat', undefined, ['Vegan', 'Scharf']],
  ['whose heat has the same word', 'Scharf', ['Vegan']],
  ['whose heat has another word', 'Sehr scharf', ['Vegan', 'Scharf']],
])('of a dish %s no word stands there twice', (_, heat, labels) => {
  expect(besideHeat(diets, heat).map(({ label }) => label)).toEqual(labels);
});
