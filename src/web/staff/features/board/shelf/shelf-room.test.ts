import { describe, expect, it } from 'vitest';
import { shelfRoom } from './shelf-room.ts';

describe('the shelf', () => {
  it.each([
    [1024, 5, 6],
    [1280, 9, 6],
    [1920, 9, 6],
  ])('of %i px has room for %i that cook and %i that are ready', (width, left, right) => {
    expect(shelfRoom({ width, left: 9, right: 6 })).toEqual({ left, right });
  });

  it('holds on a phone what is ready alone', () => {
    expect(shelfRoom({ width: 390, left: 9, right: 6 })).toEqual({ left: 0, right: 3 });
  });
});
