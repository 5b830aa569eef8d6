import { expect, it } from 'vitest';
import { isSame } from './is-same.ts';

it('does not mind the order of fields, but that of lists', () => {
  expect(isSame({ a: 1, b: { c: [1, 2], d: null } }, { b: { d: null, c: [1, 2] }, a: 1 })).toBe(true);
  expect(isSame([1, 2], [2, 1])).toBe(false);
});

it('takes a field without a value for none', () => {
  expect(isSame({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  expect(isSame({ a: null }, {})).toBe(false);
});

it('tells values apart', () => {
  const values = [0, '', '0', null, undefined, false, {}, [], { a: 1 }, [1]];
  for (const one of values) {
    expect(values.filter((other) => isSame(one, other))).toEqual([one]);
  }
});
