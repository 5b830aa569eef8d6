import { expect, it } from 'vitest';
import { methodsAllowed, type OnlineOnly } from './online-only.ts';

const NOW = Date.parse('2026-06-17T22:30:00Z');
const methods = ['Cash', 'Card or wallet'];
const never: OnlineOnly = { above: null, guests: false, laterDays: false };
const order = { total: 50, isGuest: false, scheduledAt: null, timezone: 'Europe/Lisbon' };

it.each([
  ['no rule', null, {}, methods],
  ['a rule that means none', never, { isGuest: true, total: 999 }, methods],
  ['exactly the amount', { ...never, above: 50 }, {}, methods],
  ['more than the amount', { ...never, above: 50 }, { total: 50.01 }, ['Card or wallet']],
  ['a guest', { ...never, guests: true }, { isGuest: true }, ['Card or wallet']],
  ['a customer, where guests are meant', { ...never, guests: true }, {}, methods],
  ['later today', { ...never, laterDays: true }, { scheduledAt: NOW + 20 * 60_000 }, methods],
  ['after midnight there', { ...never, laterDays: true }, { scheduledAt: NOW + 40 * 60_000 }, ['Card or wallet']],
] as const)('%s', (_, rule, more, allowed) => {
  expect(methodsAllowed(methods, rule, { ...order, ...more }, NOW)).toEqual(allowed);
});

it('takes cash where nothing can be paid online', () => {
  expect(methodsAllowed(['Cash'], { ...never, guests: true }, { ...order, isGuest: true }, NOW)).toEqual(['Cash']);
});
