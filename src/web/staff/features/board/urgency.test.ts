import { describe, expect, it } from 'vitest';
import type { Schedule } from '../../../../domain/times/opening-hours.ts';
import { hurryOf, isForgotten, startRings } from './urgency.ts';

const NOON = Date.parse('2026-03-01T12:00:00Z');
const minutes = (count: number) => NOON + count * 60_000;
const iso = (ms: number) => new Date(ms).toISOString();
const open = { open: '11:00', close: '22:00', isClosed: false };
/** 2026-03-01 is a Sunday. */
const schedule: Schedule = { timezone: 'Europe/London', openingHours: { sunday: open, monday: open } };
const fresh = {
  status: 'Pending Confirmation' as const,
  createdAt: iso(NOON),
  estimatedReadyAt: null,
  scheduledAt: null,
};
const accepted = { ...fresh, status: 'Confirmed' as const, estimatedReadyAt: iso(minutes(20)) };

describe('how pressing an order is', () => {
  it('is the nearness of its due time, orange from ten minutes before and red after it', () => {
    expect(hurryOf(accepted, minutes(9), schedule)).toEqual({ level: 'calm', left: 11 });
    expect(hurryOf(accepted, minutes(10), schedule)).toEqual({ level: 'soon', left: 10 });
    expect(hurryOf(accepted, minutes(20), schedule)).toEqual({ level: 'soon', left: 0 });
    expect(hurryOf(accepted, minutes(23.5), schedule)).toEqual({ level: 'late', left: -4 });
  });

  it('is orange for a new one that waits for an answer, long before it is due', () => {
    expect(hurryOf(fresh, minutes(2), schedule)).toEqual({ level: 'calm', left: 28 });
    expect(hurryOf(fresh, minutes(3), schedule)).toEqual({ level: 'soon', left: 27 });
    expect(hurryOf(fresh, minutes(31), schedule)).toMatchObject({ level: 'late' });
  });

  it('waits for the hour of an order that was scheduled', () => {
    const scheduled = { ...fresh, status: 'Confirmed' as const, scheduledAt: iso(minutes(180)) };
    expect(hurryOf(scheduled, minutes(60), schedule)).toEqual({ level: 'calm', left: 120 });
  });

  it('is calm where a clock is behind', () => {
    expect(hurryOf(fresh, minutes(-2), schedule)).toEqual({ level: 'calm', left: 32 });
  });
});

describe('the bell for starting an order for later', () => {
  const acceptedAt = (minute: number) => ({
    ...accepted,
    estimatedReadyAt: null,
    scheduledAt: iso(minutes(180)),
    statusHistory: [{ status: 'Confirmed' as const, changedAt: iso(minutes(minute)), notes: null }],
  });

  it('rings half an hour before it is due, and twice more until it is begun', () => {
    const rings = [149, 150, 154, 155, 160, 175].map((minute) => startRings(acceptedAt(1), minutes(minute)));
    expect(rings).toEqual([0, 1, 1, 2, 3, 3]);
    expect(startRings({ ...acceptedAt(1), status: 'Preparing' }, minutes(155))).toBe(0);
  });

  it('rings when the owner wants the cooks to begin', () => {
    expect([119, 120].map((minute) => startRings(acceptedAt(1), minutes(minute), 60))).toEqual([0, 1]);
  });

  it('is silent for one that is accepted so late, and for those that are for now', () => {
    expect(startRings(acceptedAt(152), minutes(155))).toBe(0);
    expect(startRings({ ...acceptedAt(1), scheduledAt: null }, minutes(155))).toBe(0);
  });
});

describe('an order for tomorrow that comes in after closing', () => {
  const night = {
    ...fresh,
    createdAt: '2026-03-01T23:00:00Z',
    scheduledAt: '2026-03-02T19:00:00Z',
  };
  const at = (time: string) => Date.parse(`2026-03-02T${time}:00Z`);

  it('is calm through the night, and pressing some minutes after opening', () => {
    expect(hurryOf(night, at('08:00'), schedule)).toEqual({ level: 'calm', left: 660 });
    expect(hurryOf(night, at('11:03'), schedule)).toMatchObject({ level: 'soon' });
  });

  it('has the bell ring again only once the restaurant is open', () => {
    expect(isForgotten(night, at('08:00'), schedule)).toBe(false);
    expect(isForgotten(night, at('11:00'), schedule)).toBe(false);
    expect(isForgotten(night, at('11:01'), schedule)).toBe(true);
    expect(isForgotten({ ...night, status: 'Confirmed' }, at('11:01'), schedule)).toBe(false);
  });

  it('does not keep one for now quiet', () => {
    const forNow = { ...night, scheduledAt: null };
    expect(isForgotten(forNow, Date.parse('2026-03-01T23:00:59Z'), schedule)).toBe(false);
    expect(isForgotten(forNow, Date.parse('2026-03-01T23:01:00Z'), schedule)).toBe(true);
  });
});
