import { describe, expect, it } from 'vitest';
import { MINUTE } from '../times/zoned-time.ts';
import { ORDER_STATUSES } from './order-status.ts';
import { stepBackOf } from './step-back.ts';

describe('a step back', () => {
  it('takes back a handover to what it was before, for ten minutes', () => {
    const delivered = { status: 'Delivered', type: 'Delivery', since: 0 } as const;
    expect(stepBackOf(delivered, 10 * MINUTE)).toEqual({ to: 'Out for Delivery', until: 10 * MINUTE });
    expect(stepBackOf(delivered, 10 * MINUTE + 1)).toBeNull();
    expect(stepBackOf({ status: 'Completed', type: 'Pickup', since: 0 }, 0)?.to).toBe('Ready for Pickup');
  });

  it('takes back nothing else', () => {
    for (const status of ORDER_STATUSES) {
      if (status !== 'Delivered') expect(stepBackOf({ status, type: 'Delivery', since: 0 }, 0)).toBeNull();
      if (status !== 'Completed') expect(stepBackOf({ status, type: 'Pickup', since: 0 }, 0)).toBeNull();
    }
  });
});
