import { expect, it } from 'vitest';
import { gapsOf, sharedGround } from './coverage.ts';
import type { Point } from './distance.ts';
import { plainZone, type ZoneShape } from './zone.ts';

const RESTAURANT: Point = [-0.1, 51.5];
const area = (shape: ZoneShape) => ({ ...plainZone('', []), shape });
const around = (kilometres: number) => area({ kind: 'radius', kilometres });
const box = (west: number, south: number, east: number, north: number) =>
  area({
    kind: 'polygon',
    corners: [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
    ],
  });
const shared = (...zones: ReturnType<typeof area>[]) => sharedGround(zones, RESTAURANT);

it('tells of a zone that lies wholly in an earlier one, and of two that cross', () => {
  expect(shared(around(5), around(2))).toEqual([{ first: 0, later: 1, isWhole: true }]);
  expect(shared(box(-0.2, 51.4, 0, 51.6), around(2))).toEqual([{ first: 0, later: 1, isWhole: true }]);
  expect(shared(box(-0.2, 51.4, -0.1, 51.6), around(2))).toEqual([{ first: 0, later: 1, isWhole: false }]);
});

it('tells nothing of rings, of neighbours, of postcodes, or of zones that rest at times', () => {
  expect(shared(around(2), around(5))).toEqual([]);
  expect(shared(box(-0.2, 51.4, -0.15, 51.6), box(-0.1, 51.4, 0, 51.6))).toEqual([]);
  expect(shared(plainZone('', ['N1']), around(2))).toEqual([]);
  const hours = { weekdays: ['monday'] as const, from: '12:00', to: '15:00' };
  expect(shared({ ...around(5), hours } as ReturnType<typeof area>, around(2))).toEqual([]);
});

it('finds the gap between the restaurant’s surroundings and a place farther out', () => {
  const gaps = gapsOf([around(1), box(0, 51.48, 0.05, 51.52)], RESTAURANT);
  expect(gaps.map(({ direction }) => direction)).toEqual(['e']);
  expect(gaps[0]?.from).toBeGreaterThan(900);
  expect(gaps[0]?.to).toBeGreaterThan(6000);
});

it('finds none in rings, where postcodes may lie between, nor of a restaurant whose place nobody knows', () => {
  expect(gapsOf([around(1), around(3)], RESTAURANT)).toEqual([]);
  expect(gapsOf([around(1), box(0, 51.48, 0.05, 51.52), plainZone('', ['N1'])], RESTAURANT)).toEqual([]);
  expect(gapsOf([around(1), box(0, 51.48, 0.05, 51.52)], null)).toEqual([]);
});
