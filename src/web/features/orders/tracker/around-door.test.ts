import { describe, expect, it } from 'vitest';
import type { Point } from '../../../../domain/zones/distance.ts';
import { metresAway } from '../../../../domain/zones/metres-away.ts';
import { aroundDoor } from './around-door.ts';

const DOOR: Point = [-9.1425, 38.7139];

describe('the map around a door', () => {
  it('shows the courier wherever they are at the distance that is said', () => {
    for (let metres = 0; metres < 60_000; metres += 37) {
      const north = metres / 111_195;
      const [[west, south], [east, top]] = aroundDoor(DOOR, metresAway([DOOR[0], DOOR[1] + north], DOOR));
      expect(DOOR[1] + north).toBeLessThan(top);
      expect(DOOR[0] + north / Math.cos((DOOR[1] * Math.PI) / 180)).toBeLessThan(east);
      expect([(west + east) / 2, (south + top) / 2]).toEqual([expect.closeTo(DOOR[0]), expect.closeTo(DOOR[1])]);
    }
  });

  it('tells of the distance alone, and of that in doublings', () => {
    const shown = [100, 200, 300, 400, 700, 900, 1000, 1500].map((metres) => aroundDoor(DOOR, metres)[1][1]);
    expect(new Set(shown).size).toBe(4);
    expect(shown).toEqual(shown.toSorted((one, other) => one - other));
  });
});
