import { expect, it } from 'vitest';
import { LANGUAGES } from '../../domain/languages.ts';
import { dateTimeText, timeAndZoneText, zonedTimeText } from './time-text.ts';

const FIRST = Date.parse('2026-10-25T00:15:00Z');
const SECOND = Date.parse('2026-10-25T01:15:00Z');
const LONDON = 'Europe/London';

it('names the zone of a time that occurs twice', () => {
  expect(zonedTimeText(FIRST, LONDON, 'en')).toBe('1:15 AM (BST)');
  expect(zonedTimeText(SECOND, LONDON, 'en')).toBe('1:15 AM (GMT)');
  expect(dateTimeText(SECOND, LONDON, 'en')).toBe('25 October 2026, 1:15 AM (GMT)');
  expect(timeAndZoneText(SECOND, LONDON, 'en')).toBe('1:15 AM (GMT)');
});

it.each(LANGUAGES)('tells the two apart in %s, in every zone', (language) => {
  for (const [first, zone] of [
    [FIRST, LONDON],
    [FIRST, 'Europe/Berlin'],
    [Date.parse('2026-11-01T05:30:00Z'), 'America/New_York'],
    [Date.parse('2026-04-04T14:45:00Z'), 'Australia/Lord_Howe'],
  ] as const) {
    const second = first + (zone === 'Australia/Lord_Howe' ? 30 : 60) * 60_000;
    for (const write of [zonedTimeText, dateTimeText]) {
      expect(write(first, zone, language)).not.toBe(write(second, zone, language));
      expect(write(second, zone, language)).toMatch(/ \(.+\)$/);
    }
  }
});

it('says no more than the time where it occurs once', () => {
  expect(zonedTimeText(SECOND + 3_600_000, LONDON, 'en')).toBe('2:15 AM');
  expect(zonedTimeText(Date.parse('2026-10-25T23:59:00Z'), 'UTC', 'en')).toBe('11:59 PM');
});
