import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, expect, it, vi } from 'vitest';
import { slotsFor } from '../../../tests/support/slots-for.ts';
import { nextBoundary, openStatus, type Schedule } from './opening-hours.ts';
import { firstSlot, isSchedulable } from './slots.ts';
import { WEEKDAYS } from './weekdays.ts';

const day = { open: '17:30', close: '01:15', isClosed: false };
const schedule: Schedule = {
  openingHours: Object.fromEntries(WEEKDAYS.map((name) => [name, day])),
  timezone: 'Europe/London',
  orderingPausedUntil: '2026-03-28T18:00:00Z',
};
const now = Date.parse('2026-03-28T12:00:00Z');

afterEach(() => vi.restoreAllMocks());

const run = promisify(execFile);
/** What a browser reckons, hour by hour over both changes of the clocks. */
const reckoning = `
  import { openStatus } from './src/domain/times/opening-hours.ts';
  import { slotsFor } from './tests/support/slots-for.ts';
  const schedule = ${JSON.stringify(schedule)};
  const answers = ['2026-03-28', '2026-10-24'].flatMap((day) => ['Europe/London', 'Europe/Lisbon'].flatMap((timezone) =>
    Array.from({ length: 60 }, (_, hour) => {
      const now = Date.parse(day) + hour * 3_600_000;
      return [openStatus({ ...schedule, timezone }, now), slotsFor({ ...schedule, timezone }, now)];
    })));
  console.log(new Date(0).getHours(), JSON.stringify(answers));`;

it('a visitor in Tokyo or Honolulu is told the same as one in London', async () => {
  const visitors = ['Europe/London', 'Asia/Tokyo', 'Pacific/Honolulu'].map(async (TZ) => {
    const options = { env: { ...process.env, TZ }, maxBuffer: 64 * 1024 * 1024 };
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', reckoning], options);
    const [localHour, answers] = stdout.split(' ', 2);
    return { localHour, answers };
  });
  const [london, tokyo, honolulu] = await Promise.all(visitors);
  expect([london?.localHour, tokyo?.localHour, honolulu?.localHour]).toEqual(['1', '9', '14']);
  expect(london?.answers).toContain('nextOpening');
  expect(tokyo?.answers === london?.answers && honolulu?.answers === london?.answers).toBe(true);
});

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
