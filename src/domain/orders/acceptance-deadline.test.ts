import { describe, expect, it } from 'vitest';
import type { Schedule } from '../times/opening-hours.ts';
import { acceptanceDeadline } from './acceptance-deadline.ts';

const open = { open: '11:00', close: '22:00', isClosed: false };
const schedule: Schedule = {
  timezone: 'Europe/London',
  openingHours: { wednesday: open, thursday: open, friday: { ...open, isClosed: true } },
};
/** On Wednesday 2026-06-17, the clock in London. */
const at = (time: string, date = '2026-06-17') => Date.parse(`${date}T${time}:00+01:00`);

describe('the time to answer an order', () => {
  it('is counted from placing where the food is wanted as soon as possible, also past closing', () => {
    expect(acceptanceDeadline({ placedAt: at('21:50'), scheduledAt: null }, 30, schedule)).toBe(at('22:20'));
  });

  it('waits for the restaurant to open where the order is for later', () => {
    const order = { placedAt: at('03:00'), scheduledAt: at('19:00') };
    expect(acceptanceDeadline(order, 30, schedule)).toBe(at('11:30'));
  });

  it('goes on the next day when the restaurant closes meanwhile', () => {
    const order = { placedAt: at('21:50'), scheduledAt: at('19:00', '2026-06-18') };
    expect(acceptanceDeadline(order, 30, schedule)).toBe(at('11:20', '2026-06-18'));
  });

  it('ends when the order is for, unless that leaves less than the minutes', () => {
    expect(acceptanceDeadline({ placedAt: at('03:00'), scheduledAt: at('11:15') }, 30, schedule)).toBe(at('11:15'));
    expect(acceptanceDeadline({ placedAt: at('12:00'), scheduledAt: at('12:15') }, 30, schedule)).toBe(at('12:30'));
  });

  it('goes on while new orders are paused', () => {
    const paused = { ...schedule, orderingPausedUntil: at('20:00') };
    expect(acceptanceDeadline({ placedAt: at('12:00'), scheduledAt: at('21:00') }, 30, paused)).toBe(at('12:30'));
  });

  it('never ends where that is switched off, and ends by the order’s time where no hours are known', () => {
    const order = { placedAt: at('12:00'), scheduledAt: at('19:00') };
    expect(acceptanceDeadline(order, null, schedule)).toBeNull();
    expect(acceptanceDeadline(order, 30, { timezone: 'Europe/London', openingHours: null })).toBe(at('19:00'));
  });
});
