import { expect, it } from 'vitest';
import type { Point } from '../../../../domain/zones/distance.ts';
import { movedCorner, withCorner } from './place-corner.ts';

const SQUARE: Point[] = [
  [0, 51],
  [1, 51],
  [1, 52],
  [0, 52],
];

it('adds the first corners one after the other', () => {
  expect([[0, 51] as const, [1, 51] as const, [1, 52] as const].reduce<Point[]>(withCorner, [])).toEqual(
    SQUARE.slice(0, 3),
  );
});

it('adds each further one between the two beside which it was tapped, also at the end', () => {
  expect(withCorner(SQUARE, [0.5, 50.9])).toEqual([SQUARE[0], [0.5, 50.9], ...SQUARE.slice(1)]);
  expect(withCorner(SQUARE, [1.1, 51.5])).toEqual([...SQUARE.slice(0, 2), [1.1, 51.5], ...SQUARE.slice(2)]);
  expect(withCorner(SQUARE, [-0.1, 51.5])).toEqual([...SQUARE, [-0.1, 51.5]]);
});

it('keeps places to a metre', () => {
  expect(withCorner([], [0.123456789, 51.987654321])).toEqual([[0.12346, 51.98765]]);
  expect(movedCorner(SQUARE, 1, [1.0000001, 51.1])).toEqual(SQUARE.with(1, [1, 51.1]));
});
