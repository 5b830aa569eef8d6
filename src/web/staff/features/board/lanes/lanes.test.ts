import { describe, expect, it } from 'vitest';
import type { StaffOrder } from '../../../../../contract/staff/staff-orders.ts';
import { arrange, laneOf } from './lanes.ts';

const NOON = Date.parse('2026-03-01T12:00:00Z');
const at = (minutes: number) => new Date(NOON + minutes * 60_000).toISOString();
const order = (more: Partial<StaffOrder>) =>
  ({
    ...{ _id: 'a', status: 'Pending Confirmation', orderType: 'Delivery', createdAt: at(0), statusHistory: [] },
    ...{ estimatedReadyAt: null, scheduledAt: null, items: [] },
    ...more,
  }) as unknown as StaffOrder;

describe('where an order stands', () => {
  it('is with what is new until it is answered, also for another day', () => {
    expect(laneOf(order({ scheduledAt: at(9000) }), NOON, 30)).toBe('new');
  });

  it('is later until the cooks are to begin', () => {
    const accepted = order({ status: 'Confirmed', scheduledAt: at(90) });
    expect(laneOf(accepted, NOON, 30)).toBe('later');
    expect(laneOf(accepted, NOON, 90)).toBe('cooking');
    expect(laneOf(accepted, NOON + 60 * 60_000, 30)).toBe('cooking');
    expect(laneOf(order({ status: 'Confirmed', estimatedReadyAt: at(90) }), NOON, 30)).toBe('cooking');
  });

  it('is with what is ready once a delivery stands on the pass, and behind it on its way', () => {
    expect(laneOf(order({ status: 'Preparing' }), NOON, 30)).toBe('cooking');
    const packed = order({ _id: 'packed', status: 'Preparing', packedAt: at(5) });
    const out = order({ _id: 'out', status: 'Out for Delivery', createdAt: at(-30) });
    expect(arrange([out, packed], NOON, 30).ready.map(({ _id }) => _id)).toEqual(['packed', 'out']);
    expect(laneOf(order({ status: 'Delivered' }), NOON, 30)).toBe('done');
  });
});
