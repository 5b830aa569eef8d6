import { describe, expect, it } from 'vitest';
import type { Schedule } from '../../../../domain/times/opening-hours.ts';
import { isForgotten, startRings, urgencyOf } from './urgency.ts';

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
  it('is the age of one that waits for an answer', () => {
    expect(urgencyOf(fresh, minutes(0), schedule)).toEqual({ level: 'calm', age: 0, left: null, tenths: 0 });
    expect(urgencyOf(fresh, minutes(3), schedule)).toMatchObject({ level: 'soon', age: 3, tenths: 5 });
    expect(urgencyOf(fresh, minutes(6), schedule)).toMatchObject({ level: 'late', tenths: 10 });
    expect(urgencyOf(fresh, minutes(90), schedule)).toMatchObject({ age: 90, tenths: 10 });
  });

  it('is the nearness of the promise for one that was accepted', () => {
    expect(urgencyOf(accepted, minutes(10), schedule)).toEqual({ level: 'calm', age: 10, left: 10, tenths: 5 });
    expect(urgencyOf(accepted, minutes(15), schedule)).toMatchObject({ level: 'soon', left: 5 });
    expect(urgencyOf(accepted, minutes(20.5), schedule)).toMatchObject({ level: 'late', left: 0, tenths: 10 });
    expect(urgencyOf(accepted, minutes(24), schedule)).toMatchObject({ level: 'late', left: -4 });
  });

  it('waits for the hour of an order that was scheduled', () => {
    const scheduled = { ...fresh, status: 'Confirmed' as const, scheduledAt: iso(minutes(180)) };
    expect(urgencyOf(scheduled, minutes(60), schedule)).toMatchObject({ level: 'calm', left: 120 });
  });

  it('is the time to start for an order that was accepted for later', () => {
    const later = { ...accepted, estimatedReadyAt: iso(minutes(180)), scheduledAt: iso(minutes(180)) };
    expect(urgencyOf(later, minutes(149), schedule)).toMatchObject({ level: 'calm', left: 31 });
    expect(urgencyOf(later, minutes(150), schedule)).toMatchObject({ level: 'soon', left: 30 });
    expect(urgencyOf({ ...later, status: 'Preparing' }, minutes(150), schedule)).toMatchObject({ level: 'calm' });
  });

  it('counts nothing below zero where a clock is behind', () => {
    expect(urgencyOf(fresh, minutes(-2), schedule)).toEqual({ level: 'calm', age: 0, left: null, tenths: 0 });
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
    expect(urgencyOf(night, at('08:00'), schedule)).toEqual({ level: 'calm', age: 540, left: null, tenths: 0 });
    expect(urgencyOf(night, at('11:03'), schedule)).toMatchObject({ level: 'soon', tenths: 5 });
    expect(urgencyOf(night, at('11:06'), schedule)).toMatchObject({ level: 'late', tenths: 10 });
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
