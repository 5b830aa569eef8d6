import { expect, it } from 'vitest';
import { changedFacts } from './changed-facts.ts';

it('tells a text language by language, and everything else as one fact', () => {
  const before = { name: { en: 'Soup', de: null }, price: 5, categoryIds: ['a', 'b'] };
  const after = { name: { en: 'Broth', de: 'Brühe' }, price: 6, categoryIds: ['a', 'c'] };
  expect(changedFacts({ before, after })).toEqual([
    { path: 'name.en', before: 'Soup', after: 'Broth' },
    { path: 'name.de', before: null, after: 'Brühe' },
    { path: 'price', before: 5, after: 6 },
    { path: 'categoryIds', before: ['b'], after: ['c'] },
  ]);
});

it('tells hours as one fact, whether they come, change or go', () => {
  const hours = (lastDate: string | null) => ({
    windows: [{ weekdays: ['monday'], from: '12:00', to: '15:00' }],
    lastDate,
  });
  for (const [before, after] of [
    [null, hours(null)],
    [hours(null), hours('2030-01-01')],
    [hours(null), null],
  ])
    expect(changedFacts({ before: { hours: before }, after: { hours: after } })).toEqual([
      { path: 'hours', before, after },
    ]);
});

it('tells a list whose order alone changed as it was and as it is', () => {
  expect(changedFacts({ before: { optionGroupIds: ['a', 'b'] }, after: { optionGroupIds: ['b', 'a'] } })).toEqual([
    { path: 'optionGroupIds', before: ['a', 'b'], after: ['b', 'a'] },
  ]);
});

it('tells of a text that came or went as a whole', () => {
  expect(changedFacts({ before: { description: {} }, after: { description: { en: 'Hot' } } })).toEqual([
    { path: 'description.en', before: undefined, after: 'Hot' },
  ]);
});

it('says nothing fact by fact of what is new, and of what is out only that it is', () => {
  expect(changedFacts({ before: null, after: { price: 5 } })).toEqual([]);
  const out = {
    before: { isAvailable: true, unavailableUntil: null },
    after: { isAvailable: false, unavailableUntil: '2030-01-01T00:00:00.000Z' },
  };
  expect(changedFacts(out)).toEqual([{ path: 'isAvailable', before: true, after: false }]);
});
