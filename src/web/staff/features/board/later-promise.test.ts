import { describe, expect, it } from 'vitest';
import { laterBy } from './later-promise.ts';

const NOON = Date.parse('2026-03-01T12:00:00Z');
const due = (minutes: number) => ({
  createdAt: new Date(NOON).toISOString(),
  estimatedReadyAt: null,
  scheduledAt: new Date(NOON + minutes * 60_000).toISOString(),
});

describe('a later promise', () => {
  it('counts from when the order is due, or from now once it is late', () => {
    expect(laterBy(15, due(20), NOON)).toBe(35);
    expect(laterBy(15, due(-10), NOON)).toBe(15);
  });

  it('is later also for an order that is wanted in a week', () => {
    const week = 7 * 24 * 60;
    for (const wanted of [300, 24 * 60, week]) expect(laterBy(5, due(wanted), NOON)).toBe(wanted + 5);
  });

  it('stays within what can be promised', () => {
    expect(laterBy(30, due(30 * 24 * 60), NOON)).toBe(7 * 24 * 60 + 240);
  });
});
