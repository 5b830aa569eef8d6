import { expect, it } from 'vitest';
import type { User } from '../../../contract/accounts/accounts.ts';
import { guardedElsewhere } from './guard.ts';

const VISITOR = { status: 'visitor' } as const;
const CUSTOMER = { status: 'signed-in', user: null } as const;
const GUEST = { status: 'guest', user: { isGuest: true } as User } as const;

it('a visitor is sent to login with the full path, query string included', () => {
  expect(guardedElsewhere('in', VISITOR, '/leave-review?orderId=1&restaurantId=2')).toBe(
    '/auth/login?redirect=%2Fleave-review%3ForderId%3D1%26restaurantId%3D2',
  );
});

it('a customer who is signed in is sent home from the sign-in pages, and may open all others', () => {
  expect(guardedElsewhere('out', CUSTOMER, '/auth/login')).toBe('/');
  expect(guardedElsewhere('in', CUSTOMER, '/orders')).toBeNull();
  expect(guardedElsewhere('out', VISITOR, '/auth/login')).toBeNull();
  expect(guardedElsewhere(undefined, VISITOR, '/menu')).toBeNull();
});

it('a guest may follow orders and sign in, and is asked for an account where one is needed', () => {
  expect(guardedElsewhere('in', GUEST, '/orders')).toBeNull();
  expect(guardedElsewhere('out', GUEST, '/auth/login')).toBeNull();
  expect(guardedElsewhere('account', GUEST, '/profile')).toBe('/auth/login?redirect=%2Fprofile');
  expect(guardedElsewhere('account', CUSTOMER, '/profile')).toBeNull();
});
