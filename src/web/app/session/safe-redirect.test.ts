import { expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

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
