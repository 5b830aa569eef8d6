import { describe, expect, it } from 'vitest';
import { MINUTE } from '../times/zoned-time.ts';
import { expectedTime, promisedTime } from './expected-time.ts';

const placed = Date.parse('2026-11-21T18:42:00Z');
const asap = { createdAt: '2026-11-21T18:42:00Z', scheduledAt: null, estimatedReadyAt: null };
const later = { ...asap, scheduledAt: '2026-11-21T22:00:00Z' };
const within = (...minutes: [number, number]) => {
  const [from, to] = minutes.map((each) => placed + each * MINUTE);
  return { from, to };
};
const at = (instant: string) => ({ from: Date.parse(instant), to: Date.parse(instant) });

describe('an order is expected', () => {
  it('as soon as possible after the usual time, counted from its placement', () => {
    for (const usual of ['30-45 minutes', '30–45 min', '30 a 45 minutos']) {
      expect(expectedTime(asap, usual)).toEqual(within(30, 45));
    }
  });

  it.each(['45 minutes', 'about an hour', '1-2 hours', '30-45 minutes, 60 on Fridays', '45-30 minutes', ''])(
    'in %j, as the restaurant says it',
    (usual) => expect(expectedTime(asap, usual)).toEqual({ text: usual }),
  );

  it('at the time that its customer chose, whatever orders usually take', () => {
    expect(expectedTime(later, '30-45 minutes')).toEqual(at('2026-11-21T22:00:00Z'));
    const told = { promisedAt: later.scheduledAt, promisedTo: '2026-11-21T22:20:00Z' };
    expect(promisedTime({ ...later, ...told })).toEqual(at('2026-11-21T22:00:00Z'));
  });

  it('in the range that was told, until the restaurant promises another time', () => {
    const told = { promisedAt: '2026-11-21T19:20:00Z', promisedTo: '2026-11-21T19:40:00Z' };
    expect(promisedTime({ ...asap, ...told })).toEqual(within(38, 58));
    expect(promisedTime({ ...asap, ...told, estimatedReadyAt: told.promisedAt })).toEqual(within(38, 58));
    expect(promisedTime({ ...asap, ...told, estimatedReadyAt: '2026-11-21T19:30:00Z' })).toEqual(within(48, 48));
  });

  it('when the restaurant has promised it', () => {
    for (const order of [asap, later]) {
      const promised = { ...order, estimatedReadyAt: '2026-11-21T19:05:00Z' };
      expect(expectedTime(promised, '30-45 minutes')).toEqual(at('2026-11-21T19:05:00Z'));
    }
  });
});
