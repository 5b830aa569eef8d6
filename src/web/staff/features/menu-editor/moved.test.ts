import { expect, it } from 'vitest';
import { inOrder, moved } from './moved.ts';

it('moves a thing by one place, and nowhere past the ends', () => {
  expect(moved(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 'a', -1)).toBeNull();
  expect(moved(['a', 'b', 'c'], 'c', 1)).toBeNull();
  expect(moved(['a'], 'x', 1)).toBeNull();
});

it('puts what is named into the places it has together', () => {
  const list = ['a', 'b', 'c', 'd'].map((_id) => ({ _id }));
  expect(inOrder(list, ['d', 'b']).map(({ _id }) => _id)).toEqual(['a', 'd', 'c', 'b']);
});
