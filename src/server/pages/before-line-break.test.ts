import { expect, it } from 'vitest';
import { pathBeforeLineBreak } from './before-line-break.ts';

it.each([
  ['/menu%0A', '/menu'],
  ['/menu%0d%0aSet-Cookie:a=b?lang=pt', '/menu'],
  ['/no/such%E2%80%A9page', '/no/such'],
  ['/%0a', '/'],
  ['/%09//', '/'],
])('%s is a link to %s', (url, path) => {
  expect(pathBeforeLineBreak(url)).toBe(path);
});

it.each([
  '//evil.example%0a',
  '/\\evil.example%0a',
  '/%0a/evil.example',
  '\\\\evil.example/%0d',
  'http://evil.example/%0a',
])('%s leads to no other site', (url) => {
  const path = pathBeforeLineBreak(url) ?? '';
  expect(new URL(path, 'https://shop.example').origin).toBe('https://shop.example');
});

it.each(['/', '/menu', '/menu?promo=a%0ab', '/%00', '/%2f%2fevil.example'])('%s has none', (url) => {
  expect(pathBeforeLineBreak(url)).toBeNull();
});
