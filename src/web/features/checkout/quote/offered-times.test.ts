import { expect, it } from 'vitest';
import { firstOffered, isOffered, nearestOffered, offeredBy } from './offered-times.ts';

const at = (time: string) => Date.parse(`2026-06-17T${time}:00+01:00`);
const answer = {
  serverNow: '2026-06-17T17:00:00Z',
  asap: { at: '2026-06-17T17:15:00Z', to: null, until: '2026-06-17T21:40:00Z' },
  days: ['2026-06-17', '2026-06-18'],
  day: '2026-06-17',
  slots: ['2026-06-17T17:30:00Z', '2026-06-17T18:00:00Z'],
};

it('knows the free times of the days that were asked for, and presumes those of others', () => {
  const offered = offeredBy(answer);
  expect(offered.asap).toEqual({ at: at('18:15'), to: null, until: at('22:40') });
  expect(firstOffered(offered)).toBe(at('18:30'));
  expect(isOffered(offered, at('18:30'), 'Europe/London')).toBe(true);
  expect(isOffered(offered, at('18:45'), 'Europe/London')).toBe(false);
  expect(isOffered(offered, Date.parse('2026-06-18T18:45:00+01:00'), 'Europe/London')).toBe(true);
  expect(isOffered(offered, Date.parse('2026-06-19T18:45:00+01:00'), 'Europe/London')).toBe(false);
});

it('moves a time that is not free any more to the next one, or to the first', () => {
  const offered = offeredBy(answer);
  expect(nearestOffered(offered, at('18:45'))).toBe(at('19:00'));
  expect(nearestOffered(offered, at('19:15'))).toBe(at('18:30'));
  expect(nearestOffered(offeredBy({ ...answer, asap: null, days: [], day: null, slots: [] }), at('19:15'))).toBeNull();
});
