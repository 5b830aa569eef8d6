import { expect, it } from 'vitest';
import { keyedLines } from './keyed-lines.ts';

const keys = (...dishes: string[]) => keyedLines(dishes.map((productId) => ({ productId }))).map(({ key }) => key);

it('gives a dish that was ordered twice two keys', () => {
  expect(new Set(keys('pizza', 'cola', 'pizza')).size).toBe(3);
});

it('gives a line the same key when another dish before it is taken out', () => {
  expect(keys('pizza', 'cola', 'cola').slice(1)).toEqual(keys('cola', 'cola'));
});
