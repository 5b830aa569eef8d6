import { expect, it } from 'vitest';
import { guardedElsewhere } from './guard.ts';

it('a visitor is sent to login with the full path, query string included', () => {
  expect(guardedElsewhere('in', false, '/leave-review?orderId=1&restaurantId=2')).toBe(
    '/auth/login?redirect=%2Fleave-review%3ForderId%3D1%26restaurantId%3D2',
  );
});

it('a customer who is signed in is sent home from the sign-in pages, and may open all others', () => {
  expect(guardedElsewhere('out', true, '/auth/login')).toBe('/');
  expect(guardedElsewhere('in', true, '/orders')).toBeNull();
  expect(guardedElsewhere('out', false, '/auth/login')).toBeNull();
  expect(guardedElsewhere(undefined, false, '/menu')).toBeNull();
});
