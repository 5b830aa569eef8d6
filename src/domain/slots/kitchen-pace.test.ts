import { expect, it } from 'vitest';
import { MINUTE } from '../times/zoned-time.ts';
import { type PastOrder, paceAt, paceSamples } from './kitchen-pace.ts';

const EVENING = Date.parse('2026-06-17T19:00:00+01:00');
const DAY = 24 * 60 * MINUTE;
/** Every evening one alone, which took 20 minutes, then three at once, which took 40 and one of them 70. */
const evenings: PastOrder[] = Array.from({ length: 30 }, (_, day) => {
  const at = EVENING - (30 - day) * DAY;
  const order = (after: number, minutes: number): PastOrder => {
    const placedAt = at + after * MINUTE;
    return { orderType: 'Pickup', units: 2, placedAt, doneAt: placedAt + minutes * MINUTE };
  };
  return [order(0, 20), order(30, 40), order(31, 40), order(32, day % 5 ? 40 : 70)];
}).flat();
const samples = paceSamples(evenings, 'Europe/London');
const ask = (openUnits: number, hour = 19) => paceAt(samples, { orderType: 'Pickup', hour, openUnits });

it('counts what was open when each order came', () => {
  expect(samples.slice(0, 4).map(({ hour, openUnits }) => [hour, openUnits])).toEqual([
    [19, 0],
    [19, 0],
    [19, 2],
    [19, 4],
  ]);
});

it('takes longer the more the kitchen has open', () => {
  expect(ask(0)).toEqual({ median: 40, slow: 40 });
  expect(ask(6)).toEqual({ median: 40, slow: 70 });
});

it('says nothing of too few orders, and of another type', () => {
  expect(paceAt(samples.slice(0, 19), { orderType: 'Pickup', hour: 19, openUnits: 0 })).toBeNull();
  expect(paceAt(samples, { orderType: 'Delivery', hour: 19, openUnits: 0 })).toBeNull();
  expect(ask(0, 12)).toEqual({ median: 40, slow: 40 });
});

it('leaves out what was forgotten on the board', () => {
  const [first] = evenings;
  if (!first) throw new Error('no order');
  expect(paceSamples([{ ...first, doneAt: first.placedAt + 300 * MINUTE }], 'Europe/London')).toEqual([]);
});
