import { expect, it } from 'vitest';
import { zonedIso } from './zoned-iso.ts';

it.each([
  ['2026-06-17T12:00:05.250Z', 'Europe/London', '2026-06-17T13:00:05+01:00'],
  ['2026-01-01T03:30:00Z', 'America/St_Johns', '2026-01-01T00:00:00-03:30'],
  ['2026-06-17T20:00:00Z', 'Asia/Tokyo', '2026-06-18T05:00:00+09:00'],
  ['2026-06-17T20:00:00Z', 'UTC', '2026-06-17T20:00:00+00:00'],
])('writes %s in %s as %s', (instant, zone, written) => {
  expect(zonedIso(Date.parse(instant), zone)).toBe(written);
});
