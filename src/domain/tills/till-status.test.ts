import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canTransition, isCalledOff, ORDER_STATUSES, trackerStep } from '../orders/order-status.ts';
import { ORDER_TYPES } from '../orders/order-types.ts';
import { newsForTill, nextForTill, TILL_STATUSES, type TillStatus } from './till-status.ts';

const anyOrder = fc.record({
  status: fc.constantFrom(...ORDER_STATUSES),
  order_type: fc.constantFrom(...ORDER_TYPES),
});
const anyWord = fc.constantFrom(...TILL_STATUSES);

describe('what a till says', () => {
  it('moves an order only by steps that staff may make, and never backwards', () => {
    fc.assert(
      fc.property(anyOrder, anyWord, (order, told) => {
        const next = nextForTill(order, told);
        if (next === null) return;
        expect(canTransition(order.status, next, order.order_type, 'staff')).toBe(true);
        const [from, to] = [trackerStep(order.status, order.order_type), trackerStep(next, order.order_type)];
        expect(isCalledOff(next) || (to ?? -1) > (from ?? 9)).toBe(true);
      }),
    );
  });

  it('ends somewhere, whatever is said in whatever order, and twice is as once', () => {
    fc.assert(
      fc.property(anyOrder, fc.array(anyWord, { minLength: 1, maxLength: 8 }), (first, words) => {
        let order = first;
        const follow = (told: TillStatus) => {
          for (let step = 0; step < 6; step++) {
            const next = nextForTill(order, told);
            if (next === null) return;
            order = { ...order, status: next };
          }
          throw new Error('it goes on for ever');
        };
        for (const word of words) follow(word);
        const after = order.status;
        follow(words.at(-1) as TillStatus);
        expect(order.status).toBe(after);
      }),
    );
  });

  it.each([
    ['Pending Confirmation', 'Pickup', 'accepted', 'Confirmed'],
    ['Pending Confirmation', 'Pickup', 'received', null],
    ['Preparing', 'Pickup', 'awaiting_collection', 'Ready for Pickup'],
    ['Preparing', 'Delivery', 'awaiting_shipment', null],
    ['Preparing', 'Delivery', 'in_delivery', 'Out for Delivery'],
    ['Preparing', 'Pickup', 'in_delivery', null],
    ['Out for Delivery', 'Delivery', 'completed', 'Delivered'],
    ['Delivered', 'Delivery', 'cancelled', null],
    ['Confirmed', 'Pickup', 'rejected', 'Cancelled by Restaurant'],
    ['Out for Delivery', 'Delivery', 'delivery_failed', 'Failed'],
    ['Awaiting Payment', 'Pickup', 'accepted', null],
    ['Cancelled by User', 'Pickup', 'accepted', null],
  ] as const)('takes %s (%s) on "%s" to %s', (status, order_type, told, next) => {
    expect(nextForTill({ status, order_type }, told)).toBe(next);
  });
});

describe('what a till is told', () => {
  it('is only what is further on than it knows', () => {
    const pickup = { status: 'Confirmed', order_type: 'Pickup' } as const;
    expect(newsForTill(pickup, 'received')).toBe('accepted');
    expect(newsForTill(pickup, 'accepted')).toBeNull();
    expect(newsForTill(pickup, 'in_preparation')).toBeNull();
    expect(newsForTill({ ...pickup, status: 'Cancelled by User' }, 'in_preparation')).toBe('cancelled');
    expect(newsForTill({ ...pickup, status: 'Cancelled by User' }, 'rejected')).toBeNull();
    expect(newsForTill({ status: 'Failed', order_type: 'Delivery' }, 'in_delivery')).toBe('delivery_failed');
  });
});
