import { expect, it } from 'vitest';
import { typedWallTime, wallTimeDraft } from './wall-time-draft.ts';

it('shows and reads the restaurant’s own clock, whichever the visitor’s is', () => {
  expect(wallTimeDraft('2026-06-17T17:30:00.000Z', 'Europe/London')).toBe('2026-06-17T18:30');
  expect(wallTimeDraft('2026-06-17T23:30:00.000Z', 'Asia/Tokyo')).toBe('2026-06-18T08:30');
  expect(typedWallTime('2026-06-17T18:30', 'Europe/London')).toBe('2026-06-17T17:30:00.000Z');
  expect(typedWallTime('2026-01-17T00:00', 'Europe/London')).toBe('2026-01-17T00:00:00.000Z');
});

it('is nothing where nothing was typed', () => {
  expect([wallTimeDraft(null, 'Europe/London'), typedWallTime('', 'Europe/London')]).toEqual(['', null]);
});

it.each(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z', '2026-12-31T23:59:59.000Z'])(
  '%s stays what it is while nobody types another time',
  (saved) => {
    const draft = wallTimeDraft(saved, 'Europe/London');
    expect(typedWallTime(draft, 'Europe/London', saved)).toBe(saved);
    expect(typedWallTime('2026-06-17T18:30', 'Europe/London', saved)).toBe('2026-06-17T17:30:00.000Z');
    expect(typedWallTime('', 'Europe/London', saved)).toBeNull();
  },
);
