import { expect, it } from 'vitest';
import { arrivalOf } from './arrival-window.ts';
import { windowText } from './order-time.ts';

const order = { createdAt: '2026-11-21T18:42:00Z', isASAP: true, scheduledAt: null, estimatedReadyAt: null };
const london = { zone: 'Europe/London', language: 'en' } as const;
const text = (usual: string, changes = {}, clock: Parameters<typeof windowText>[1] = london) => {
  const arrival = arrivalOf({ ...order, ...changes }, usual);
  return 'text' in arrival ? arrival.text : windowText(arrival, clock);
};

it('an ASAP order arrives after the usual time, counted from its placement', () => {
  expect(text('30-45 minutes')).toBe('7:12–7:27 PM');
  expect(text('30–45 min')).toBe('7:12–7:27 PM');
  expect(text('30 a 45 minutos')).toBe('7:12–7:27 PM');
});

it('a scheduled order counts from its scheduled time', () => {
  const scheduled = { isASAP: false, scheduledAt: '2026-11-21T11:30:00Z' };
  expect(text('15-35 minutes', scheduled)).toBe('11:45 AM–12:05 PM');
});

it.each(['45 minutes', 'about an hour', '1-2 hours', '30-45 minutes, 60 on Fridays', '45-30 minutes', ''])(
  'shows %j as it is',
  (usual) => expect(text(usual)).toBe(usual),
);

it('the promise of the restaurant wins', () => {
  expect(text('30-45 minutes', { estimatedReadyAt: '2026-11-21T19:05:00Z' })).toBe('7:05 PM');
});

it('shows the clock of the restaurant, written as the interface does', () => {
  expect(text('30-45 minutes', {}, { zone: 'Asia/Tokyo', language: 'en' })).toBe('4:12–4:27 AM');
  expect(text('30-45 minutes', {}, { zone: 'Europe/Lisbon', language: 'de' })).toBe('19:12–19:27');
});
