import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE } from '../times/zoned-time.ts';
import { type RideStop, rideOrder, SAME_TIME_MS } from './ride-order.ts';

const point = fc.tuple(fc.double({ min: -1, max: 1, noNaN: true }), fc.double({ min: 51, max: 52, noNaN: true }));
const stop: fc.Arbitrary<RideStop> = fc.record({
  promised: fc.option(fc.integer({ min: 0, max: 120 }).map((minutes) => minutes * MINUTE)),
  placed: fc.nat(1000),
  point: fc.option(point),
});
const stops = fc.array(stop, { maxLength: 8 });

describe('the order of a ride', () => {
  const at = (name: string, promised: number | null, x: number | null) => ({
    ...{ name, promised: promised === null ? null : promised * MINUTE, placed: 0 },
    point: x === null ? null : ([x, 51.5] as const),
  });
  const names = (of: ReturnType<typeof at>[], from: number | null = 0) =>
    rideOrder(of, from === null ? null : [from, 51.5]).map(({ name }) => name);

  it('is by promised time first', () => {
    expect(names([at('near', 60, 0.01), at('far', 30, 0.5)])).toEqual(['far', 'near']);
  });

  it('goes to the nearest next among those promised for about the same time', () => {
    expect(names([at('c', 30, 0.3), at('a', 35, 0.1), at('b', 40, 0.2)])).toEqual(['a', 'b', 'c']);
    // From where the courier then is, and not from the restaurant.
    expect(names([at('west', 30, -0.2), at('east', 30, 0.1), at('farther east', 30, 0.25)])).toEqual([
      ...['east', 'farther east', 'west'],
    ]);
  });

  it('is by time alone where no place is known, and then what has no time', () => {
    expect(names([at('whenever', null, 0.01), at('b', 35, null), at('a', 30, null)])).toEqual(['a', 'b', 'whenever']);
    expect(names([at('b', 35, 0.1), at('a', 30, 0.2)], null)).toEqual(['a', 'b']);
  });

  it('brings each order once, and none before one that is promised clearly earlier', () => {
    fc.assert(
      fc.property(stops, fc.option(point), (of, from) => {
        const ride = rideOrder(of, from);
        expect(ride).toHaveLength(of.length);
        expect(new Set(ride)).toEqual(new Set(of));
        const due = ride.map(({ promised }) => promised ?? Number.POSITIVE_INFINITY);
        for (const [place, time] of due.entries())
          for (const later of due.slice(place + 1)) expect(time <= later + SAME_TIME_MS).toBe(true);
      }),
    );
  });

  it('does not depend on the order in which they were read', () => {
    fc.assert(
      fc.property(stops, fc.option(point), (of, from) => {
        const different = of.map((each, place) => ({ ...each, placed: place }));
        expect(rideOrder(different.toReversed(), from)).toEqual(rideOrder(different, from));
      }),
    );
  });
});
