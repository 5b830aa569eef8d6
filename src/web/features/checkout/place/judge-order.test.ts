import { describe, expect, it } from 'vitest';
import type { CartItem } from '../../cart/cart-store.ts';
import type { Checkout } from '../derive-checkout.ts';
import { judgeOrder, judgeQuoted, type Pressed } from './judge-order.ts';

const items = [{ signature: 'pizza', quantity: 1, itemSubtotal: 9 } as CartItem];
const timing = { isASAP: true, scheduledAt: null, free: undefined };
const whole = {
  gaps: [],
  timing,
  figures: { totalAmount: 900 },
  tooFar: null,
  notThere: '',
  shortfall: 0,
  promotion: null,
};
const pressed = (more: object = {}, cart = items): Pressed => ({
  checkout: { ...whole, ...more } as unknown as Checkout,
  items: cart,
});

describe('a press of Place Order', () => {
  const seen = pressed();

  it('places what was seen', () => expect(judgeOrder(seen, pressed(), true)).toBeNull());

  it.each([
    ['the free times come', { timing: { ...timing, free: null } }, { kind: 'times_loading' }],
    ['something is filled in', { gaps: ['phone'] }, { kind: 'gaps', gaps: ['phone'] }],
    ['the new time is seen', { timing: { ...timing, isASAP: false } }, { kind: 'time_moved' }],
    ['the new total is seen', { figures: { totalAmount: 950 } }, { kind: 'total_moved', now: 950, before: 900 }],
    ['the address is nearer', { tooFar: 'N1' }, { kind: 'too_far' }],
    ['more is ordered', { shortfall: 100 }, { kind: 'below_minimum' }],
  ])('waits until %s', (_until, more, stop) => expect(judgeOrder(seen, pressed(more), true)).toEqual(stop));

  it('orders nothing that another tab has put into the cart, and nothing without a connection', () => {
    const changed = pressed({}, [{ ...items[0], quantity: 2 } as CartItem]);
    expect(judgeOrder(seen, changed, true)).toEqual({ kind: 'cart_changed' });
    expect(judgeOrder(seen, pressed(), false)).toEqual({ kind: 'offline' });
  });

  it('takes no more points than were seen', () => {
    const reward = (pointsCost: number) => pressed({ promotion: { pointsCost } });
    expect(judgeQuoted(reward(40), reward(40), true)).toBeNull();
    expect(judgeQuoted(reward(40), reward(60), true)).toEqual({ kind: 'reward_moved', points: 60 });
    expect(judgeQuoted(seen, pressed({ promotion: { pointsCost: null } }), true)).toBeNull();
  });
});
