import { expect, it } from 'vitest';
import { BRITISH_AREAS, PORTUGUESE_AREAS } from './postcode-areas.ts';
import { loadTowns, searchable } from './towns.ts';

it.each([
  ['GB', BRITISH_AREAS, 121],
  ['PT', PORTUGUESE_AREAS, 78],
] as const)('each area of %s has a town that the gazetteer knows', async (country, areas, count) => {
  const towns = [...(await loadTowns()).values()].filter((town) => town.country === country);
  const unknown = [...areas.values()].filter((name) => !towns.some(({ keys }) => keys.includes(searchable(name))));
  expect(unknown).toEqual([]);
  expect(areas.size).toBe(count);
});
