import { describe, expect, it } from 'vitest';
import { type CheckoutAnswers, checkoutGaps } from './checkout-readiness.ts';

const ready: CheckoutAnswers = {
  orderType: 'Delivery',
  address: { kind: 'saved', addressId: 'home' },
  phone: '+44 20 7946 0958',
  paymentMethod: 'Cash on Delivery',
  isASAP: true,
  scheduledAt: null,
};

describe('checkout gaps', () => {
  it('are none when everything is there', () => expect(checkoutGaps(ready)).toEqual([]));

  it('name the incomplete new address, or the saved one not selected', () => {
    expect(checkoutGaps({ ...ready, address: { kind: 'new', isComplete: false } })).toEqual(['new_address']);
    expect(checkoutGaps({ ...ready, address: { kind: 'new', isComplete: true } })).toEqual([]);
    expect(checkoutGaps({ ...ready, address: { kind: 'saved', addressId: null } })).toEqual(['saved_address']);
  });

  it('pickup needs no address', () => {
    expect(checkoutGaps({ ...ready, orderType: 'Pickup', address: { kind: 'new', isComplete: false } })).toEqual([]);
  });

  it.each(['', 'abc', '123'])('"%s" is no phone to be called at', (phone) => {
    expect(checkoutGaps({ ...ready, phone })).toEqual(['phone']);
  });

  it('a scheduled order needs its time', () => {
    expect(checkoutGaps({ ...ready, isASAP: false })).toEqual(['scheduled_time']);
    expect(checkoutGaps({ ...ready, isASAP: false, scheduledAt: '2026-05-04T18:00:00Z' })).toEqual([]);
  });

  it('come in the order of the warning', () => {
    const empty: CheckoutAnswers = {
      orderType: 'Delivery',
      address: { kind: 'saved', addressId: null },
      phone: '',
      paymentMethod: null,
      isASAP: false,
      scheduledAt: null,
    };
    expect(checkoutGaps(empty)).toEqual(['saved_address', 'phone', 'payment_method', 'scheduled_time']);
  });
});
