import { describe, expect, it } from 'vitest';
import { urgencyOf } from './urgency.ts';

const NOON = Date.parse('2026-03-01T12:00:00Z');
const minutes = (count: number) => NOON + count * 60_000;
const iso = (ms: number) => new Date(ms).toISOString();
const fresh = {
  status: 'Pending Confirmation' as const,
  createdAt: iso(NOON),
  estimatedReadyAt: null,
  scheduledAt: null,
};
const accepted = { ...fresh, status: 'Confirmed' as const, estimatedReadyAt: iso(minutes(20)) };

describe('how pressing an order is', () => {
  it('is the age of one that waits for an answer', () => {
    expect(urgencyOf(fresh, minutes(0))).toEqual({ level: 'calm', age: 0, left: null, tenths: 0 });
    expect(urgencyOf(fresh, minutes(3))).toMatchObject({ level: 'soon', age: 3, tenths: 5 });
    expect(urgencyOf(fresh, minutes(6))).toMatchObject({ level: 'late', tenths: 10 });
    expect(urgencyOf(fresh, minutes(90))).toMatchObject({ age: 90, tenths: 10 });
  });

  it('is the nearness of the promise for one that was accepted', () => {
    expect(urgencyOf(accepted, minutes(10))).toEqual({ level: 'calm', age: 10, left: 10, tenths: 5 });
    expect(urgencyOf(accepted, minutes(15))).toMatchObject({ level: 'soon', left: 5 });
    expect(urgencyOf(accepted, minutes(20.5))).toMatchObject({ level: 'late', left: 0, tenths: 10 });
    expect(urgencyOf(accepted, minutes(24))).toMatchObject({ level: 'late', left: -4 });
  });

  it('waits for the hour of an order that was scheduled', () => {
    const scheduled = { ...fresh, status: 'Confirmed' as const, scheduledAt: iso(minutes(180)) };
    expect(urgencyOf(scheduled, minutes(60))).toMatchObject({ level: 'calm', left: 120 });
  });

  it('counts nothing below zero where a clock is behind', () => {
    expect(urgencyOf(fresh, minutes(-2))).toEqual({ level: 'calm', age: 0, left: null, tenths: 0 });
  });
});
