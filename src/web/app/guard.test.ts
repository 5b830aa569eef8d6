import { expect, it } from 'vitest';
import { guardedElsewhere, safeRedirect } from './guard.ts';

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

it.each(['/orders', '/orders/abc?x=1#items', '/leave-review?orderId=1&restaurantId=2'])('leads back to %s', (path) => {
  expect(safeRedirect(path)).toBe(path);
});

it.each([
  null,
  '',
  'orders',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '\\\\evil.example',
  'javascript:alert(1)',
  ' //evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  '/x/..//evil.example',
])('never leaves the site: %j', (redirect) => {
  const target = safeRedirect(redirect);
  expect(new URL(target, 'https://shop.example').origin).toBe('https://shop.example');
  expect(target.startsWith('/')).toBe(true);
  expect(target.startsWith('//')).toBe(false);
});
