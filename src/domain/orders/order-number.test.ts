import { expect, it } from 'vitest';
import { orderNumberOf } from './order-number.ts';

it.each(['K7M2-9QXP', 'k7m29qxp', ' k7m2 9qxp ', '#K7M2–9QXP', 'Ｋ７Ｍ２－９ＱＸＰ'])(
  'reads %j as a number',
  (typed) => {
    expect(orderNumberOf(typed)).toBe('K7M2-9QXP');
  },
);

it.each(['', 'K7M2', 'K7M2-9QX', 'K7M2-9QXP-2'])('takes %j for no whole number', (typed) => {
  expect(orderNumberOf(typed)).toBeNull();
});
