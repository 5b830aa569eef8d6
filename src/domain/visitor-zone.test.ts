import { afterEach, expect, it, vi } from 'vitest';
import { nextBoundary, openStatus, type Schedule } from './opening-hours.ts';
import { firstSlot, isSchedulable, slotsFor } from './slots.ts';
import { WEEKDAYS } from './weekdays.ts';

const day = { open: '17:30', close: '01:15', isClosed: false };
const schedule: Schedule = {
  openingHours: Object.fromEntries(WEEKDAYS.map((name) => [name, day])),
  timezone: 'Europe/London',
  orderingPausedUntil: '2026-03-28T18:00:00Z',
};
const now = Date.parse('2026-03-28T12:00:00Z');

afterEach(() => vi.restoreAllMocks());

// A runner cannot change its zone half-way, so whatever would read the visitor's zone or clock is made to throw.
it("nothing reads the visitor's own zone or clock", () => {
  const localReaders = Object.getOwnPropertyNames(Date.prototype).filter(
    (name) => /^(get|to.*String)/.test(name) && !/UTC|getTime$|ISO/.test(name),
  );
  expect(localReaders).toEqual(expect.arrayContaining(['getHours', 'getDay', 'getTimezoneOffset', 'toLocaleString']));
  for (const name of localReaders) forbid(Date.prototype, name);
  forbid(Date, 'now');
  const read = () => [openStatus(schedule, now), nextBoundary(schedule, now), slotsFor(schedule, now)];
  expect(read).not.toThrow();
  const first = firstSlot(schedule, now);
  expect(first).toBe(Date.parse('2026-03-28T18:00:00Z'));
  expect(isSchedulable(first ?? 0, schedule, now)).toBe(true);
});

function forbid(owner: object, name: string) {
  vi.spyOn(owner as Record<string, () => unknown>, name).mockImplementation(() => {
    throw new Error(`${name} depends on the visitor`);
  });
}
