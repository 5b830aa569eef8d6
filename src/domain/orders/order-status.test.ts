import { describe, expect, it } from 'vitest';
import {
  canTransition,
  isCalledOff,
  isCancellableByCustomer,
  isFinal,
  isReviewable,
  nextStatuses,
  ORDER_STATUSES,
  paymentColour,
  STATUS_TRANSITIONS,
  statusColour,
  trackerStep,
  trackerSteps,
} from './order-status.ts';
import { ORDER_TYPES } from './order-types.ts';

describe('order status', () => {
  it.each(ORDER_TYPES)('a %s order walks along its tracker', (orderType) => {
    const steps = trackerSteps(orderType);
    steps.slice(1).forEach((to, i) => {
      expect(nextStatuses(steps[i] ?? 'Failed', orderType, 'staff')[0]).toBe(to);
      expect(trackerStep(to, orderType)).toBe(i + 1);
    });
  });

  it('a delivered order is completed afterwards, and its tracker stays full', () => {
    expect(nextStatuses('Delivered', 'Delivery', 'staff')).toEqual(['Completed']);
    expect(trackerStep('Completed', 'Delivery')).toBe(4);
  });

  it('a pickup order never goes out for delivery', () => {
    expect(canTransition('Preparing', 'Out for Delivery', 'Pickup', 'staff')).toBe(false);
    expect(canTransition('Preparing', 'Ready for Pickup', 'Delivery', 'staff')).toBe(false);
  });

  it('the customer can only cancel, and only while payment or confirmation is awaited', () => {
    for (const orderType of ORDER_TYPES) {
      for (const from of ORDER_STATUSES) {
        const cancelled = { 'Pending Confirmation': 'Cancelled by User', 'Awaiting Payment': 'Not Paid' };
        const expected = Object.entries(cancelled).flatMap(([each, to]) => (each === from ? [to] : []));
        expect(nextStatuses(from, orderType, 'customer')).toEqual(expected);
        expect(isCancellableByCustomer(from)).toBe(expected.length > 0);
      }
    }
  });

  it('staff never cancel in the name of the customer', () => {
    expect(canTransition('Pending Confirmation', 'Cancelled by User', 'Delivery', 'staff')).toBe(false);
  });

  it('the rows for the database are exactly what some actor may do', () => {
    const rows = new Set(STATUS_TRANSITIONS.map((row) => `${row.from}>${row.to}>${row.orderType}`));
    expect(rows.size).toBe(STATUS_TRANSITIONS.length);
    for (const orderType of ORDER_TYPES)
      for (const from of ORDER_STATUSES)
        for (const to of ORDER_STATUSES) {
          const allowed = (['staff', 'customer', 'payment', 'correction'] as const).some((actor) =>
            canTransition(from, to, orderType, actor),
          );
          expect(rows.has(`${from}>${to}>${orderType}`)).toBe(allowed);
        }
  });

  it('five statuses are final', () => {
    expect(ORDER_STATUSES.filter(isFinal)).toEqual([
      'Completed',
      'Cancelled by User',
      'Cancelled by Restaurant',
      'Failed',
      'Not Paid',
    ]);
  });

  it('only delivered and completed orders can be reviewed', () => {
    expect(ORDER_STATUSES.filter(isReviewable)).toEqual(['Delivered', 'Completed']);
  });

  it('an order called off has no tracker', () => {
    const calledOff = ORDER_STATUSES.filter(isCalledOff);
    expect(calledOff).toEqual(['Cancelled by User', 'Cancelled by Restaurant', 'Failed', 'Not Paid']);
    for (const status of calledOff) expect(trackerStep(status, 'Delivery')).toBeNull();
  });

  it('chips have the specified colours, grey for anything unknown', () => {
    expect(ORDER_STATUSES.map(statusColour)).toEqual([
      'orange',
      'blue',
      'purple',
      'teal',
      'teal',
      'green',
      'green',
      'red',
      'red',
      'red',
      'orange',
      'grey',
    ]);
    expect(statusColour('Something')).toBe('grey');
    expect(statusColour('toString')).toBe('grey');
  });

  it('payment chips have the specified colours, whatever the case', () => {
    expect(['paid', 'Pending', 'FAILED', 'Refunded', 'Other'].map(paymentColour)).toEqual([
      'success',
      'warning',
      'error',
      'info',
      'grey',
    ]);
  });
});
