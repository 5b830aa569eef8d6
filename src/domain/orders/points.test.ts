import { expect, it } from 'vitest';
import { pointsEarned } from './points.ts';

it.each([
  [1290, 2, 12],
  [1200, 2, 12],
  [99, 2, 0],
  [0, 2, 0],
  [1129, 0, 1129],
  [1999, 3, 1],
])('a payment of %i minor units with %i decimals earns %i points', (paid, decimals, points) =>
  expect(pointsEarned(paid, decimals)).toBe(points),
);
