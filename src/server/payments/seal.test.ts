import { expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

const secret = 'a-secret-that-is-long-enough-for-this';
const sealed = seal(secret, 'trattoria', 'rk_live_4242');

it('a sealed key can be opened again, and does not show', () => {
  expect(unseal(secret, 'trattoria', sealed)).toBe('rk_live_4242');
  expect(sealed).not.toContain('4242');
  expect(seal(secret, 'trattoria', 'rk_live_4242')).not.toBe(sealed);
});

it.each([
  ['another restaurant', secret, 'sushi-bar', sealed],
  ['another secret', `${secret}!`, 'trattoria', sealed],
  ['a changed text', secret, 'trattoria', `${sealed.slice(0, -2)}AA`],
  ['no sealed text', secret, 'trattoria', 'rk_live_4242'],
])('nobody opens it with %s', (_, key, owner, text) => {
  expect(() => unseal(key, owner, text)).toThrow();
});
