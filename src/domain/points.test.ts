import { expect, it } from 'vitest';
import { pointsEarned } from './points.ts';

it.each([
  [1290, 12],
  [1200, 12],
  [99, 0],
  [0, 0],
])('a payment of %i minor units earns %i points', (paid, points) => expect(pointsEarned(paid)).toBe(points));
