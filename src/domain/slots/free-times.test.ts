import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyNow, anyScheduleIn } from '../../../tests/support/any-schedule.ts';
import { slotsFor } from '../../../tests/support/slots-for.ts';
import type { Schedule } from '../times/opening-hours.ts';
import { WEEKDAYS } from '../times/weekdays.ts';
import { MINUTE, wallClock } from '../times/zoned-time.ts';
import { hasRoom, limitsAt, type SlotLoad, slotStart } from './capacity.ts';
import { freeDays, freeSlots, freeSlotsOf, rulesOf, scheduleFault, soonest, type TimeRequest } from './free-times.ts';
import { type CapacityRule, type OrderTimes, scheduleOf, USUAL_ORDER_TIMES } from './order-times.ts';

const every = (open: string, close: string, timezone = 'Europe/London'): Schedule => ({
  openingHours: Object.fromEntries(WEEKDAYS.map((day) => [day, { open, close, isClosed: false }])),
  timezone,
});
const at = (time: string, date = '2026-06-17') => Date.parse(`${date}T${time}:00+01:00`);
const clock = (instant: number | null | undefined) => {
  if (instant === null || instant === undefined) return null;
  const { minutes } = wallClock(instant, 'Europe/London');
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
};
const allDay = (limits: Partial<CapacityRule>): CapacityRule => ({
  ...{ weekdays: WEEKDAYS, from: '00:00', to: '00:00' },
  ...{ maxOrders: null, maxUnits: null, maxDeliveries: null },
  ...limits,
});
const ask = (now: number, times: Partial<OrderTimes> = {}, more: Partial<TimeRequest> = {}): TimeRequest => ({
  ...{ orderType: 'Pickup', units: 1, noticeMinutes: 0, busyMinutes: 0, paceMinutes: 0 },
  schedule: every('17:00', '23:00'),
  times: { ...USUAL_ORDER_TIMES, ...times },
  now,
  ...more,
});
const loaded = (...loads: [string, Partial<SlotLoad>][]) =>
  new Map(loads.map(([time, load]) => [at(time), { orders: 0, units: 0, deliveries: 0, ...load }]));
const none = loaded();

describe('as soon as possible', () => {
  it('is now, preparation and busy time, in steps of five minutes', () => {
    expect(clock(soonest(ask(at('19:01')), none)?.at)).toBe('19:20');
    expect(clock(soonest(ask(at('19:00'), {}, { busyMinutes: 20 }), none)?.at)).toBe('19:35');
    const times = { prepMinutes: { Delivery: 40, Pickup: 25 } };
    expect(clock(soonest(ask(at('19:00'), times), none)?.at)).toBe('19:25');
    expect(clock(soonest(ask(at('19:00'), times, { orderType: 'Delivery' }), none)?.at)).toBe('19:40');
  });

  it('is no sooner than orders took of late', () => {
    expect(clock(soonest(ask(at('19:00'), {}, { paceMinutes: 33 }), none)?.at)).toBe('19:35');
    const busy = { paceMinutes: 33, busyMinutes: 20 };
    expect(clock(soonest(ask(at('19:00'), {}, busy), none)?.at)).toBe('19:55');
  });

  it('is the next slot with room where the first is full', () => {
    const full = loaded(['19:15', { orders: 5 }], ['19:30', { orders: 5 }]);
    expect(clock(soonest(ask(at('19:00'), { rules: [allDay({ maxOrders: 5 })] }), full)?.at)).toBe('19:45');
  });

  it('counts a delivery in the slot in which it leaves the kitchen', () => {
    const times = { prepMinutes: { Delivery: 40, Pickup: 15 }, rules: [allDay({ maxOrders: 1 })] };
    const request = ask(at('19:00'), times, { orderType: 'Delivery' });
    expect(soonest(request, none)).toMatchObject({ at: at('19:40'), shares: [{ at: at('19:15'), deliveries: 1 }] });
    expect(clock(soonest(request, loaded(['19:15', { orders: 1 }]))?.at)).toBe('19:55');
  });

  it('ends with last orders, to the minute', () => {
    const times = { lastOrderMinutes: 20, prepMinutes: { Delivery: 45, Pickup: 30 } };
    expect(clock(soonest(ask(at('22:39'), times), none)?.at)).toBe('23:10');
    expect(clock(soonest(ask(at('22:40'), times), none)?.at)).toBe('23:10');
    expect(soonest(ask(at('22:41'), times), none)).toBeNull();
  });

  it('is never on another day: what would be ready after closing is not taken', () => {
    expect(clock(soonest(ask(at('22:45')), none)?.at)).toBe('23:00');
    expect(soonest(ask(at('22:46')), none)).toBeNull();
    expect(soonest(ask(at('12:00')), none)).toBeNull();
  });

  it('is never for a dish that needs notice', () => {
    expect(soonest(ask(at('19:00'), {}, { noticeMinutes: 60 }), none)).toBeNull();
  });
});

describe('six units a slot', () => {
  const times = { rules: [allDay({ maxUnits: 6 })] };
  const slotsWith = (units: number, loads = none) =>
    freeSlotsOf('2026-06-17', ask(at('18:00'), times, { units }), loads).map(clock);

  it('take five pizzas and three drinks, and offer the next two the following slot', () => {
    const five = loaded(['18:15', { orders: 1, units: 5 }]);
    expect(slotsWith(2, five)[0]).toBe('18:30');
    expect(slotsWith(1, five)[0]).toBe('18:15');
    expect(slotsWith(0, loaded(['18:15', { orders: 3, units: 6 }]))[0]).toBe('18:15');
  });

  it('give ten units two slots, the kitchen beginning in the one before', () => {
    const request = ask(at('18:00'), times, { units: 10 });
    expect(soonest(request, none)?.shares).toEqual([
      { at: at('18:00'), orders: 0, units: 4, deliveries: 0 },
      { at: at('18:15'), orders: 1, units: 6, deliveries: 0 },
    ]);
    expect(slotsWith(10, loaded(['18:30', { units: 3 }]))).toEqual(expect.not.arrayContaining(['18:30', '18:45']));
    expect(slotsWith(10, loaded(['18:15', { units: 2 }]))[0]).toBe('18:30');
  });

  it('leave no order without any time', () => {
    for (const units of [1, 6, 7, 60, 200]) {
      expect(freeSlots(ask(at('18:00'), times, { units }), none).next().value).toBeTypeOf('number');
    }
  });
});

it('answers at once for the largest cart, shortest slots and many days', () => {
  const times = { daysAhead: 60, slotMinutes: 5, rules: [allDay({ maxUnits: 1 })] };
  const began = performance.now();
  expect(freeDays(ask(at('18:00'), times, { units: 9900, schedule: every('00:00', '00:00') }), none)).toEqual([]);
  expect(performance.now() - began).toBeLessThan(3000);
});

it('what can be scheduled begins with a dish’s notice, which also shifts how far ahead', () => {
  const request = ask(at('18:00'), { daysAhead: 1 }, { noticeMinutes: 24 * 60 });
  expect(freeDays(request, none)).toEqual(['2026-06-18', '2026-06-19']);
  expect(clock(freeSlots(request, none).next().value)).toBe('18:00');
  expect(scheduleFault(at('20:00'), request)).toBe('needs_notice');
});

it('says why a time is not offered', () => {
  const request = ask(at('22:41'), { lastOrderMinutes: 20 });
  expect(scheduleFault(at('22:58'), request)).toBe('last_orders_over');
  expect(scheduleFault(at('22:50'), request)).toBe('too_soon');
  expect(scheduleFault(at('12:00', '2026-06-18'), request)).toBe('closed');
  expect(scheduleFault(at('18:00', '2026-06-25'), request)).toBe('too_late');
  expect(scheduleFault(at('18:00', '2026-06-18'), request)).toBeNull();
});

describe('hours of delivery', () => {
  const evening = every('18:00', '21:00').openingHours ?? {};
  const holiday = { date: '2026-06-17', isClosed: true };
  const times = { deliveryHours: { openingHours: evening, exceptions: [] } };

  it('hold for deliveries alone', () => {
    expect(clock(freeSlots(ask(at('12:00'), times, { orderType: 'Delivery' }), none).next().value)).toBe('18:00');
    expect(clock(freeSlots(ask(at('12:00'), times), none).next().value)).toBe('17:00');
  });

  it('are those of a holiday on that day, unless deliveries have their own', () => {
    const schedule = { ...every('17:00', '23:00'), openingHoursExceptions: [holiday] };
    const request = ask(at('12:00'), times, { orderType: 'Delivery', schedule });
    expect(freeDays(request, none)).not.toContain('2026-06-17');
    const own = { openingHours: evening, exceptions: [{ date: '2026-06-17', open: '19:00', close: '20:00' }] };
    const opens = freeSlots({ ...request, times: { ...request.times, deliveryHours: own } }, none).next().value;
    expect(clock(opens)).toBe('19:00');
  });
});

describe('in the nights when the clocks of London and Lisbon change', () => {
  const schedules = anyScheduleIn('Europe/London', 'Europe/Lisbon');
  const anyLimit = fc.option(fc.integer({ min: 1, max: 8 }));
  const anyTimes = fc.record({
    prepMinutes: fc.record({ Delivery: fc.integer({ min: 5, max: 90 }), Pickup: fc.integer({ min: 5, max: 60 }) }),
    lastOrderMinutes: fc.integer({ min: 0, max: 60 }),
    daysAhead: fc.integer({ min: 1, max: 7 }),
    slotMinutes: fc.constantFrom(5, 10, 15, 20, 30, 60),
    rules: fc.array(
      fc.record({
        weekdays: fc.constant(WEEKDAYS),
        from: fc.constantFrom('00:00', '17:00', '22:00'),
        to: fc.constantFrom('00:00', '03:00', '21:00'),
        ...{ maxOrders: anyLimit, maxUnits: anyLimit, maxDeliveries: anyLimit },
      }),
      { maxLength: 3 },
    ),
  });
  const anyAsk = fc
    .record({
      schedule: schedules,
      now: anyNow,
      times: anyTimes,
      units: fc.integer({ min: 0, max: 30 }),
      orderType: fc.constantFrom('Delivery' as const, 'Pickup' as const),
      busyMinutes: fc.constantFrom(0, 10, 20, 30),
      paceMinutes: fc.constantFrom(0, 0, 25, 70),
      noticeMinutes: fc.constantFrom(0, 0, 0, 24 * 60),
    })
    .map(({ times, ...more }): TimeRequest => ({ ...more, times: { ...USUAL_ORDER_TIMES, ...times } }));
  const anyLoads = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 8 })), { maxLength: 20 })
    .map((loads) => (request: TimeRequest) => {
      const { slotMinutes } = rulesOf(request);
      const first = slotStart(request.now, rulesOf(request));
      return new Map(
        loads.map(([index, n]) => [first + index * slotMinutes * MINUTE, { orders: n, units: n, deliveries: n }]),
      );
    });

  it('a restaurant that sets nothing offers what the specification says', () => {
    fc.assert(
      fc.property(schedules, anyNow, (schedule, now) => {
        const request = ask(now, {}, { schedule });
        const offered = freeDays(request, none).map((day) => ({ day, slots: freeSlotsOf(day, request, none) }));
        expect(offered).toEqual(slotsFor(schedule, now));
      }),
      { numRuns: 30 },
    );
  });

  it('what is offered is possible, has room, and begins with a slot of the restaurant’s clock', () => {
    fc.assert(
      fc.property(anyAsk, anyLoads, (request, loadsFor) => {
        const loads = loadsFor(request);
        const { timezone } = request.schedule;
        for (const slot of freeSlots(request, loads)) {
          expect(scheduleFault(slot, request)).toBeNull();
          expect(wallClock(slot, timezone).minutes % request.times.slotMinutes).toBe(0);
        }
        const asap = soonest(request, loads);
        if (!asap) return;
        const lead = request.times.prepMinutes[request.orderType] + request.busyMinutes;
        expect(asap.at).toBeGreaterThanOrEqual(request.now + lead * MINUTE);
        expect(hasRoom(asap.shares, loads, rulesOf(request))).toBe(true);
        expect(asap.shares.reduce((sum, { units }) => sum + units, 0)).toBe(request.units);
        for (const share of asap.shares) {
          const { units } = limitsAt(share.at, rulesOf(request));
          expect(share.units).toBeLessThanOrEqual(units ?? request.units);
        }
        expect(scheduleOf(request.orderType, request.schedule, request.times).timezone).toBe(timezone);
      }),
      { numRuns: 60 },
    );
  });
});
