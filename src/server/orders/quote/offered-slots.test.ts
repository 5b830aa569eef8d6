import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyNow, anyScheduleIn } from '../../../../tests/support/any-schedule.ts';
import { dialects } from '../../../../tests/support/databases.ts';
import { ids, item, pickup } from '../../../../tests/support/order-input.ts';
import { slotsFor } from '../../../../tests/support/slots-for.ts';
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { termsObstacles } from '../../../domain/appraisal/terms.ts';
import { isOpenAt, type Schedule } from '../../../domain/times/opening-hours.ts';
import { WEEKDAYS } from '../../../domain/times/weekdays.ts';
import { DAY, MINUTE } from '../../../domain/times/zoned-time.ts';
import { toJson } from '../../platform/database/json-columns.ts';

const QUARTER = 15 * MINUTE;
const iso = (instant: number) => new Date(instant).toISOString();

describe('what the picker offers', () => {
  it('is exactly what placing an order takes', () => {
    fc.assert(
      fc.property(anyScheduleIn('Europe/London', 'Europe/Lisbon'), anyNow, (schedule, now) => {
        const settings = {
          currency: { code: 'GBP' },
          deliveryFee: null,
          allowsCollection: true,
          minimumOrder: 0,
          zones: null,
          country: 'United Kingdom',
          paymentMethods: [{ methodName: 'Cash', isEnabled: true }],
          schedule,
          orderTimes: null,
          busy: null,
          taxes: null,
        };
        const takes = (isASAP: boolean, scheduledAt: number | null) => {
          const paid = { orderType: 'Pickup', address: null, paymentMethod: 'Cash' } as const;
          const order = { items: [], ...paid, isGuest: false, ageConfirmed: false, overrides: [], isASAP, scheduledAt };
          return termsObstacles(order, settings, { zone: null, now }).length === 0;
        };
        const start = Math.floor(now / QUARTER) * QUARTER;
        const quarters = Array.from({ length: 9 * 96 }, (_, n) => start - DAY + n * QUARTER);
        const taken = quarters.filter((time) => takes(false, time));
        expect(taken).toEqual(slotsFor(schedule, now).flatMap(({ slots }) => slots));
        expect(takes(true, null)).toBe(isOpenAt(schedule, now));
      }),
      { numRuns: 30 },
    );
  });
});

describe.each(dialects)('the night when the clocks go back, on %s', (dialect) => {
  let app: TestApp;
  let token: string;
  const night = Date.parse('2026-10-24T22:00:00Z');
  const late = { open: '18:00', close: '03:00', isClosed: false };
  const openingHours = Object.fromEntries(WEEKDAYS.map((day) => [day, late]));
  const schedule: Schedule = { openingHours, timezone: 'Europe/London' };
  beforeAll(async () => {
    app = await startTestApp(dialect, { ACCESS_TOKEN_S: '864000' });
    app.setNow(night);
    token = await app.register();
    const row = { opening_hours: toJson(openingHours), timezone: 'Europe/London' };
    await app.services.db.updateTable('restaurants').set(row).where('id', '=', ids.restaurant).execute();
    await app.services.db.deleteFrom('opening_exceptions').where('restaurant_id', '=', ids.restaurant).execute();
  });
  afterAll(() => app.close());

  it('every quarter of the hour that comes twice is taken, and none after closing', async () => {
    const offered = new Set(slotsFor(schedule, night).flatMap(({ slots }) => slots));
    const answers: [string, number][] = [];
    const expected: [string, number][] = [];
    for (let time = night; time < night + 7 * 60 * MINUTE; time += QUARTER) {
      const body = pickup([item('lemonade')], { isASAP: false, scheduledAt: iso(time) });
      answers.push([iso(time), (await app.call({ method: 'POST', url: '/orders', token, body })).status]);
      expected.push([iso(time), offered.has(time) ? 201 : 409]);
    }
    expect(answers).toEqual(expected);
    // 23:15 to 02:45 on the wall, with an hour more between.
    expect(expected.filter(([, status]) => status === 201)).toHaveLength(19);
  });
});
