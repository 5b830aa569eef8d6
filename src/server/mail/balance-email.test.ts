import { expect, it } from 'vitest';
import { writeBalanceEmail } from './balance-email.ts';
import type { EmailContext } from './email-context.ts';

const EVENING = { open: '18:00', close: '04:00' };
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

it('names a difference of the night by the day on which the night began, as the page does', async () => {
  const restaurant = {
    ...{ name: 'Nacht', currency: { code: 'EUR', symbol: '€' }, timezone: 'Europe/Berlin' },
    ...{ openingHours: Object.fromEntries(DAYS.map((day) => [day, EVENING])) },
  };
  const context = { restaurant, language: 'en', origin: 'https://nacht.test', t: String } as unknown as EmailContext;
  const at = Date.parse('2026-06-21T01:30:00+02:00');
  const { blocks } = await writeBalanceEmail(context, { differences: [{ at, difference: -420 }], count: 1 });
  expect(JSON.stringify(blocks)).toContain('20 June 2026');
});
