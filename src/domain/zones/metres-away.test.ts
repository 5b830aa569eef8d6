import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { metresBetween, type Point } from './distance.ts';
import { coarse, metresAway } from './metres-away.ts';

const DOOR: Point = [-9.1425, 38.7139];
/** So many metres north of the door. */
const north = (metres: number): Point => [DOOR[0], DOOR[1] + metres / 111_195];

describe('how far a courier is away', () => {
  it('is said in hundreds of metres, then in halves of a kilometre, then in kilometres', () => {
    expect([0, 40, 149, 151, 820, 1240, 1260, 9700, 10_400, 23_600].map((m) => metresAway(north(m), DOOR))).toEqual([
      100, 100, 100, 200, 800, 1000, 1500, 9500, 10_000, 24_000,
    ]);
  });

  it('never says more than half a step exactly, wherever both are', () => {
    const point = fc.tuple(
      fc.double({ min: -179, max: 179, noNaN: true }),
      fc.double({ min: -80, max: 80, noNaN: true }),
    );
    fc.assert(
      fc.property(point, point, (courier, door) => {
        const said = metresAway(courier, door);
        const exact = metresBetween(courier, door);
        expect(said % 100).toBe(0);
        expect(Math.abs(said - exact)).toBeLessThanOrEqual(exact < 1000 ? 100 : 501);
      }),
    );
  });

  it('is measured from a point to about ten metres', () => {
    expect(coarse([-9.14257891, 38.71391234])).toEqual([-9.1426, 38.7139]);
  });
});
