import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Point } from './distance.ts';
import { liesWithin } from './within.ts';

const SQUARE: Point[] = [
  [-0.2, 51.4],
  [0, 51.4],
  [0, 51.6],
  [-0.2, 51.6],
];
/** Around a town, to a tenth of a metre, with bays and spikes. Closer to a border than that both may be right. */
const degrees = (least: number, most: number) =>
  fc
    .noBias(fc.integer({ min: Math.round(least * 1e6), max: Math.round(most * 1e6) }))
    .map((millionths) => millionths / 1e6);
const corner = fc.tuple(degrees(-0.3, 0.1), degrees(51.3, 51.7));

it('says of 10,000 random points in random areas what a geometry library says', () => {
  fc.assert(
    fc.property(fc.array(corner, { minLength: 3, maxLength: 12 }), corner, (corners, point) => {
      const ring = [...corners, corners[0] ?? [0, 0]];
      expect(liesWithin(point, corners)).toBe(
        booleanPointInPolygon(point, { type: 'Polygon', coordinates: [ring.map(([x, y]) => [x, y])] }),
      );
    }),
    { numRuns: 10_000 },
  );
});

it('takes every corner and every point of the border for one inside', () => {
  fc.assert(
    fc.property(
      fc.array(corner, { minLength: 3, maxLength: 12 }),
      fc.nat(11),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (corners, which, share) => {
        const index = which % corners.length;
        const [fromX, fromY] = corners[index] ?? [0, 0];
        const [toX, toY] = corners[(index + 1) % corners.length] ?? [0, 0];
        expect(liesWithin([fromX, fromY], corners)).toBe(true);
        expect(liesWithin([fromX + share * (toX - fromX), fromY + share * (toY - fromY)], corners)).toBe(true);
      },
    ),
  );
});

it('knows inside from outside', () => {
  expect(liesWithin([-0.1, 51.5], SQUARE)).toBe(true);
  expect(liesWithin([0.1, 51.5], SQUARE)).toBe(false);
  expect(liesWithin([-0.1, 51.61], SQUARE)).toBe(false);
  expect(liesWithin([0, 51.5], SQUARE)).toBe(true);
});

it('goes on across the date line', () => {
  const fiji: Point[] = [
    [179, -18],
    [-179, -18],
    [-179, -16],
    [179, -16],
  ];
  expect(liesWithin([179.5, -17], fiji)).toBe(true);
  expect(liesWithin([-179.5, -17], fiji)).toBe(true);
  expect(liesWithin([178, -17], fiji)).toBe(false);
  expect(liesWithin([0, -17], fiji)).toBe(false);
});
