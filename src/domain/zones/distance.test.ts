import turfDistance from '@turf/distance';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { metresBetween } from './distance.ts';
import { plainZone, type Zone } from './zone.ts';
import { zoneOf } from './zone-of.ts';

/** Points of the inhabited earth around a restaurant, and across the date line. */
const place = fc.tuple(fc.double({ min: -180, max: 180, noNaN: true }), fc.double({ min: -85, max: 85, noNaN: true }));
const near = fc.tuple(fc.double({ min: -1, max: 1, noNaN: true }), fc.double({ min: -1, max: 1, noNaN: true }));

it('says of 10,000 random points what a geometry library says', () => {
  fc.assert(
    fc.property(place, near, fc.double({ min: 0.1, max: 100, noNaN: true }), ([x, y], [dx, dy], kilometres) => {
      const restaurant = [x, y] as const;
      const point = [x + dx, y + dy] as const;
      const expected = turfDistance([...restaurant], [...point], { units: 'kilometers' });
      expect(metresBetween(restaurant, point) / 1000).toBeCloseTo(expected, 6);
      const zone: Zone = { ...plainZone('around', []), shape: { kind: 'radius', kilometres } };
      const moment = { at: 0, timezone: 'UTC', restaurant };
      const { state } = zoneOf({ postalCode: '', country: 'GB', point }, [zone], moment);
      // On the border to a millimetre both may be right.
      if (Math.abs(expected - kilometres) > 1e-6) expect(state === 'inside').toBe(expected <= kilometres);
    }),
    { numRuns: 10_000 },
  );
});

it('takes a point on the border for one inside', () => {
  const restaurant = [-0.1, 51.5] as const;
  const point = [-0.12, 51.51] as const;
  const kilometres = metresBetween(restaurant, point) / 1000;
  const around = (reach: number): Zone => ({
    ...plainZone('around', []),
    shape: { kind: 'radius', kilometres: reach },
  });
  const stateOf = (reach: number) =>
    zoneOf({ postalCode: '', country: 'GB', point }, [around(reach)], { at: 0, timezone: 'UTC', restaurant }).state;
  expect(stateOf(kilometres)).toBe('inside');
  expect(stateOf(kilometres - 0.001)).toBe('outside');
});
