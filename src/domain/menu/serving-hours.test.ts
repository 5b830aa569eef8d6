import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyNow } from '../../../tests/support/any-schedule.ts';
import { isOpenAt } from '../times/opening-hours.ts';
import { WEEKDAYS } from '../times/weekdays.ts';
import { DAY, MINUTE } from '../times/zoned-time.ts';
import { servingHoursFault } from './serving-faults.ts';
import { isServedAt, nextServingChange, type ServingHours, servedBy } from './serving-hours.ts';

const ZONE = 'Europe/London';
const at = (instant: string) => Date.parse(instant);
const WORKDAYS = WEEKDAYS.slice(1, 6);
const hours = (more: Partial<ServingHours>): ServingHours => ({
  windows: [],
  firstDate: null,
  lastDate: null,
  ...more,
});
const LUNCH = hours({ windows: [{ weekdays: WORKDAYS, from: '12:00', to: '15:00' }] });
const isServed = (of: ServingHours, instant: string) => isServedAt([[of]], at(instant), ZONE);

describe('a dish of certain hours', () => {
  it('is served from the first minute up to, not including, the last, on its weekdays', () => {
    const times = ['11:59', '12:00', '14:59', '15:00'].map((time) => isServed(LUNCH, `2026-06-17T${time}:00+01:00`));
    expect(times).toEqual([false, true, true, false]);
    expect(isServed(LUNCH, '2026-06-20T12:30:00+01:00'), 'a Saturday').toBe(false);
  });

  it('is served after midnight by the window that began the evening before', () => {
    const late = hours({ windows: [{ weekdays: ['saturday'], from: '22:00', to: '02:00' }] });
    expect(isServed(late, '2026-06-21T01:59:00+01:00')).toBe(true);
    expect(isServed(late, '2026-06-20T01:00:00+01:00'), 'the night before').toBe(false);
    const allDay = hours({ windows: [{ weekdays: ['saturday'], from: '09:00', to: '09:00' }] });
    expect(isServed(allDay, '2026-06-20T03:00:00+01:00'), 'equal times are the whole day').toBe(true);
  });

  it('is served from its first date to its last, and until the end of a window that began on the last', () => {
    const goose = hours({ firstDate: '2026-12-01', lastDate: '2026-12-24' });
    const days = ['11-30T23:59', '12-01T00:00', '12-24T23:59', '12-25T00:00'];
    expect(days.map((day) => isServed(goose, `2026-${day}:00Z`))).toEqual([false, true, true, false]);
    const night = hours({ windows: [{ weekdays: [...WEEKDAYS], from: '20:00', to: '01:00' }], lastDate: '2026-12-31' });
    expect(isServed(night, '2027-01-01T00:30:00Z')).toBe(true);
    expect(isServed(night, '2027-01-01T20:30:00Z')).toBe(false);
  });

  it('keeps the wall clock on the days when the clocks change', () => {
    const breakfast = hours({ windows: [{ weekdays: ['sunday'], from: '08:00', to: '10:00' }] });
    // Forward on 29 March 2026, back on 25 October.
    expect(isServed(breakfast, '2026-03-29T07:00:00Z')).toBe(true);
    expect(isServed(breakfast, '2026-03-29T06:59:00Z')).toBe(false);
    expect(isServed(breakfast, '2026-10-25T07:59:00Z')).toBe(false);
    expect(isServed(breakfast, '2026-10-25T08:00:00Z')).toBe(true);
    const skipped = hours({ windows: [{ weekdays: ['sunday'], from: '01:30', to: '02:30' }] });
    expect(isServed(skipped, '2026-03-29T01:00:00Z'), 'a skipped beginning is the moment of the change').toBe(true);
  });

  it('is open exactly when a restaurant of these opening hours is', () => {
    const anyClock = fc.integer({ min: 0, max: 95 }).map((quarter) => {
      const minutes = quarter * 15;
      return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    });
    fc.assert(
      fc.property(
        fc.subarray([...WEEKDAYS], { minLength: 1 }),
        anyClock,
        anyClock,
        anyNow,
        (weekdays, from, to, now) => {
          const openingHours = Object.fromEntries(weekdays.map((day) => [day, { open: from, close: to }]));
          const served = [[hours({ windows: [{ weekdays, from, to }] })]];
          for (let t = now; t < now + 2 * DAY; t += 45 * MINUTE) {
            expect([t, isServedAt(served, t, ZONE)]).toEqual([t, isOpenAt({ timezone: ZONE, openingHours }, t)]);
          }
        },
      ),
    );
  });

  it('changes next when one of its windows begins or ends', () => {
    expect(nextServingChange([LUNCH], at('2026-06-17T09:00:00Z'), ZONE)).toBe(at('2026-06-17T11:00:00Z'));
    expect(nextServingChange([LUNCH], at('2026-06-17T12:00:00Z'), ZONE)).toBe(at('2026-06-17T14:00:00Z'));
    expect(nextServingChange([hours({ firstDate: '2026-12-01' })], at('2026-06-17T12:00:00Z'), ZONE)).toBeNull();
  });
});

describe('the hours of a dish and its categories', () => {
  const DECEMBER = hours({ firstDate: '2026-12-01', lastDate: '2026-12-24' });
  const can = (own: ServingHours | null, categories: (ServingHours | null)[], instant: string) =>
    isServedAt(servedBy(own, categories), at(instant), ZONE);

  it('hold both', () => {
    expect(can(DECEMBER, [LUNCH], '2026-12-02T12:30:00Z')).toBe(true);
    expect(can(DECEMBER, [LUNCH], '2026-12-02T19:00:00Z')).toBe(false);
    expect(can(DECEMBER, [LUNCH], '2026-11-25T12:30:00Z')).toBe(false);
  });

  it('are those of any of the categories, and none where one of them has none', () => {
    const dinner = hours({ windows: [{ weekdays: [...WEEKDAYS], from: '18:00', to: '22:00' }] });
    expect(can(null, [LUNCH, dinner], '2026-12-02T19:00:00Z')).toBe(true);
    expect(can(null, [LUNCH, dinner], '2026-12-02T16:00:00Z')).toBe(false);
    expect(servedBy(null, [LUNCH, null])).toEqual([]);
    expect(servedBy(null, [])).toEqual([]);
  });

  it('say something, and their dates are in order', () => {
    expect(servingHoursFault(hours({}))).toBe('empty');
    expect(servingHoursFault(hours({ firstDate: '2026-12-24', lastDate: '2026-12-01' }))).toBe('dates_reversed');
    expect(servingHoursFault(DECEMBER)).toBeNull();
  });
});
