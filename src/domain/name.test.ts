import { expect, it } from 'vitest';
import { isLongEnoughName } from './name.ts';

it.each([
  ['A', false],
  ['é', false],
  ['1', false],
  ['Al', true],
  ['李', true],
  ['𠮷', true],
  ['이', true],
])('%s: %s', (name, isLongEnough) => {
  expect(isLongEnoughName(name)).toBe(isLongEnough);
});
