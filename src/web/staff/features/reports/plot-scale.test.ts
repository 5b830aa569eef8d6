import { describe, expect, it } from 'vitest';
import { ticksFor } from './plot-scale.ts';

describe('the lines of a plot', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 5, 10]],
    [34, [0, 20, 40]],
    [300, [0, 100, 200, 300]],
    [1234.5, [0, 500, 1000, 1500]],
  ])('up to %d stand at %j', (greatest, ticks) => {
    expect(ticksFor(greatest)).toEqual(ticks);
  });
});
