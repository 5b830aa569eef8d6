import { expect, it } from 'vitest';
import { dateAndTime, timeText, windowText } from './order-time.ts';

const FIRST = Date.parse('2026-10-25T00:15:00Z');
const SECOND = Date.parse('2026-10-25T01:15:00Z');
const QUARTER = 15 * 60_000;
const london = { zone: 'Europe/London', language: 'en' } as const;

it('names the zone of a time that occurs twice', () => {
  expect([timeText(FIRST, london), timeText(SECOND, london)]).toEqual(['1:15 AM (BST)', '1:15 AM (GMT)']);
  expect(timeText(SECOND, { zone: 'Europe/Berlin', language: 'de' })).toBe('02:15 (MEZ)');
  expect(timeText(FIRST - QUARTER * 3, london)).toBe('12:30 AM');
});

it('names it once', () => {
  expect(dateAndTime(SECOND, london)).toBe('25 October 2026, 1:15 AM (GMT)');
  expect(windowText({ from: FIRST, to: SECOND }, london)).toBe('1:15 AM (BST)–1:15 AM (GMT)');
});
