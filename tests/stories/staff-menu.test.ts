import { openTablet } from './staff-tablet.ts';
import { expect, expectAccessibleInBothModes, site, story } from './story.ts';

story(
  'a dish that has run out is marked in two taps, and the menu says so',
  async ({ page, browser, watchContext }) => {
    const tablet = await openTablet(browser, 'forno-vesta', watchContext);
    await tablet.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Menu' }).click();
    await expect(tablet.getByRole('heading', { name: 'What has run out' })).toBeVisible();
    await expectAccessibleInBothModes(tablet);
    await tablet.getByLabel('Search dishes and options').fill('tiramisu');
    const row = tablet.getByRole('listitem').filter({ hasText: /tiramis/i });
    await row.getByRole('button', { name: 'Mark unavailable' }).click();
    await expect(row.getByRole('button', { name: 'Today' })).toBeFocused();
    await row.getByRole('button', { name: 'Today' }).click();
    await expect(row.getByText('Unavailable today')).toBeVisible();
    await expectAccessibleInBothModes(tablet);

    await page.goto(site('forno-vesta', '/menu?q=tiramisu'));
    await expect(page.getByRole('main').getByText('Unavailable').first()).toBeVisible();

    await tablet.getByLabel('Search dishes and options').fill('');
    await tablet.getByRole('radio', { name: /^Out/ }).check();
    await tablet
      .getByRole('listitem')
      .filter({ hasText: /tiramis/i })
      .getByRole('button', { name: 'Available again' })
      .click();
    await expect(tablet.getByRole('listitem').filter({ hasText: /tiramis/i })).toBeHidden();
  },
);

story('ordering is paused and resumed from the board', async ({ page, browser, watchContext }) => {
  const tablet = await openTablet(browser, 'forno-vesta', watchContext);
  const other = await openTablet(browser, 'forno-vesta', watchContext);
  await tablet.getByRole('button', { name: 'Pause ordering' }).click();
  await expectAccessibleInBothModes(tablet);
  await tablet
    .getByRole('dialog')
    .getByRole('button', { name: /^30 min/ })
    .click();
  for (const each of [tablet, other]) await expect(each.getByText(/^Not accepting orders until /)).toBeVisible();
  await page.goto(site('forno-vesta', '/terms'));
  const paused = () =>
    page.evaluate(async () => {
      const answer = await fetch('/api/v1/restaurants/public/-').then((response) => response.json());
      return answer.data.restaurant.orderingPausedUntil;
    });
  expect(Date.parse(await paused())).toBeGreaterThan(Date.now());
  await expectAccessibleInBothModes(other);
  await other.getByRole('button', { name: 'Resume' }).click();
  await expect(tablet.getByRole('button', { name: 'Pause ordering' })).toBeVisible();
  expect(await paused()).toBeNull();
});
