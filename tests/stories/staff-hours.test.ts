import { dateIn } from '../support/hours-around.ts';
import { staffApi } from './staff-api.ts';
import { openDesk } from './staff-tablet.ts';
import { expect, expectAccessibleInBothModes, site, story, tryNumber } from './story.ts';

/** The name of the weekday in so many days: other stories order today. */
const dayIn = (days: number) =>
  new Date(`${dateIn(days, 'Europe/London')}T12:00Z`).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' });

story(
  'a day opens for lunch and for dinner, another too, and a holiday is closed',
  async ({ browser, page, watchContext }) => {
    const desk = await openDesk(browser, 'kumo', '/staff/restaurant/hours', watchContext);
    const [day, other] = [dayIn(3), dayIn(4)];
    const number = tryNumber();
    const evening = `6:3${number} PM – 1:00 AM`;
    const week = desk.getByRole('region', { name: 'The week' });
    await expect(week.getByRole('switch', { name: day })).toBeVisible();
    const before = await staffApi(desk, 'GET', '/opening-hours');

    // Whatever the day was: from here it opens twice.
    await week.getByRole('switch', { name: day }).uncheck();
    await week.getByRole('switch', { name: day }).check();
    await week.getByLabel(`${day}, from`).fill('12:00');
    await week.getByLabel(`${day}, to`).fill('15:00');
    await week.getByRole('button', { name: `Add hours: ${day}` }).click();
    await week.getByLabel(`${day} 2, from`).fill('14:00');
    await week.getByLabel(`${day} 2, to`).fill('01:00');
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(week.getByText('Each opening must end before the next one begins.')).toBeVisible();
    await week.getByLabel(`${day} 2, from`).fill(`18:3${number}`);
    await expect(week.getByText('Until 1:00 AM the next day').first()).toBeVisible();
    const preview = desk.getByRole('region', { name: 'What customers read' });
    const inPreview = (name: string) => preview.getByRole('listitem').filter({ hasText: name });
    await expect(inPreview(day)).toHaveText(`${day}12:00 PM – 3:00 PM${evening}`);

    await week.getByRole('button', { name: `${day}: copy to other days` }).click();
    const copying = desk.getByRole('dialog');
    await copying.getByRole('checkbox', { name: other }).check();
    await expectAccessibleInBothModes(desk);
    await copying.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(inPreview(other)).toContainText(evening);

    await desk.getByRole('button', { name: 'Add a date' }).click();
    const holidays = desk.getByRole('region', { name: 'Holidays and other dates' });
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(holidays.getByText('Please choose a date.')).toBeVisible();
    await holidays.getByLabel(/^Date: Date \d+$/).fill(`203${number}-12-25`);
    await expectAccessibleInBothModes(desk);
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText('Saved', { exact: true })).toBeVisible();

    await page.goto(site('kumo'));
    const shown = page.getByRole('listitem').filter({ hasText: new RegExp(`^${day}`) });
    await expect(shown).toContainText(evening);
    await staffApi(desk, 'PUT', '/opening-hours', before);
    await desk.reload();
    await expect(inPreview(day)).not.toContainText(evening);
  },
);

story(
  'two editors of the hours: who saves last keeps the holiday that the other has just added',
  async ({ browser, watch, watchContext }) => {
    const day = dayIn(3);
    const desk = await openDesk(browser, 'brasa', '/staff/restaurant/hours', watchContext);
    const other = await openDesk(browser, 'brasa', '/staff/restaurant/hours', watchContext);
    const week = desk.getByRole('region', { name: 'The week' });
    await expect(week.getByRole('switch', { name: day })).toBeVisible();
    const before = await staffApi(desk, 'GET', '/opening-hours');

    const dates = (page: typeof desk) =>
      page.getByRole('region', { name: 'Holidays and other dates' }).getByLabel(/^Date: /);
    await other.getByRole('button', { name: 'Add a date' }).click();
    await dates(other).last().fill(`203${tryNumber()}-12-25`);
    await other.getByRole('button', { name: 'Save' }).click();
    await expect(other.getByText('Saved', { exact: true })).toBeVisible();

    watch.allowStatus(409);
    await week.getByRole('switch', { name: day }).uncheck();
    await desk.getByRole('button', { name: 'Save' }).click();
    const meanwhile = desk.getByRole('region', { name: /^Changed by somebody else/ });
    await expect(meanwhile.getByRole('listitem')).toHaveText([
      /Holidays and other dates.*25 December 203\d: Closed\s*taken over/,
    ]);
    await expect(dates(desk)).toHaveCount(before.exceptions.length + 1);
    await expect(week.getByRole('switch', { name: day })).not.toBeChecked();
    await expectAccessibleInBothModes(desk);
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText('Saved', { exact: true })).toBeVisible();
    await other.reload();
    await expect(other.getByRole('region', { name: 'The week' }).getByRole('switch', { name: day })).not.toBeChecked();
    await expect(dates(other)).toHaveCount(before.exceptions.length + 1);
    await staffApi(desk, 'PUT', '/opening-hours', before);
  },
);
