import { expect, it } from 'vitest';
import { staffOpeningHours } from '../../../../contract/staff/staff-settings.ts';
import { firstDateOf, furtherWindow, hoursDraft, hoursInput, withNextYear } from './hours-draft.ts';

const lunch = { open: '12:00', close: '15:00' };
const dinner = { open: '18:00', close: '01:00' };
const split = { isClosed: false as const, ...lunch, windows: [lunch, dinner] };

it('is sent as it was read, every day of the week named', () => {
  const saved = { openingHours: { friday: split }, exceptions: [{ date: '2026-12-24', isClosed: true as const }] };
  const sent = hoursInput(hoursDraft(saved, '2026-12-24'));
  expect(sent.openingHours).toMatchObject({ friday: split, sunday: { isClosed: true } });
  expect(Object.keys(sent.openingHours)).toHaveLength(7);
  expect(sent.exceptions).toEqual(saved.exceptions);
  expect(staffOpeningHours.safeParse(sent).success).toBe(true);
});

it('leaves out dates that are over', () => {
  const saved = { openingHours: null, exceptions: [{ date: '2026-12-24', ...split }] };
  expect(hoursDraft(saved, '2026-12-25').exceptions).toEqual([]);
});

it('keeps the night that is not over: half an hour into the new year, saving must not close the restaurant', () => {
  const eve = { date: '2026-12-31', isClosed: false as const, open: '18:00', close: '04:00' };
  const saved = { openingHours: null, exceptions: [{ date: '2026-12-30', isClosed: true as const }, eve] };
  const firstDate = firstDateOf(Date.parse('2026-12-31T23:30:00Z'), 'Europe/Berlin');
  expect(hoursInput(hoursDraft(saved, firstDate)).exceptions).toEqual([eve]);
});

it('suggests dinner after lunch, and nothing after dinner', () => {
  expect(furtherWindow([])).toEqual({ open: '12:00', close: '22:00' });
  expect(furtherWindow([lunch]).open).toBe('18:00');
  expect(furtherWindow([lunch, { open: '18:00', close: '22:00' }])).toEqual({ open: '', close: '' });
});

it('copies dates to the next year once, and leaves out a day that it does not have', () => {
  const dates = [
    { date: '2028-02-29', windows: [lunch] },
    { date: '2026-12-25', windows: [] },
    { date: '2027-12-25', windows: [lunch] },
    { date: '', windows: [] },
  ];
  expect(withNextYear(dates)).toEqual([...dates, { date: '2028-12-25', windows: [lunch] }]);
});

it('sends a closure with the languages that have a text, and leaves out one that is over', () => {
  const sentence = { en: { text: 'On holiday', provenance: 'authored' as const } };
  const closures = [
    { from: '2026-08-01', to: '2026-08-14', sentence },
    { from: '2026-01-01', to: '2026-01-05', sentence },
  ];
  const { closures: sent } = hoursInput(hoursDraft({ openingHours: null, exceptions: [], closures }, '2026-08-14'));
  expect(sent).toEqual([{ from: '2026-08-01', to: '2026-08-14', sentence: { en: 'On holiday' } }]);
});
