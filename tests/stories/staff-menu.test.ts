import { openBlank } from './blank-page.ts';
import { staffApi } from './staff-api.ts';
import { openMore, openTablet } from './staff-tablet.ts';
import { expect, expectAccessibleInBothModes, site, story, tryNumber } from './story.ts';

story(
  'a dish that has run out is marked in two taps, and the menu says so',
  async ({ page, browser, watchContext }) => {
    // An earlier try may have left its dish unavailable.
    const dish = ['tiramisu', 'panna cotta'][(tryNumber() - 1) % 2] as string;
    const tablet = await openTablet(browser, 'forno-vesta', watchContext);
    await openMore(tablet);
    await tablet.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Menu' }).click();
    await expect(tablet.getByRole('heading', { name: 'What has run out' })).toBeVisible();
    await expectAccessibleInBothModes(tablet);
    await tablet.getByLabel('Search dishes and options').fill(dish);
    const row = tablet.getByRole('listitem').filter({ hasText: new RegExp(dish.slice(0, -1), 'i') });
    // A double tap does not answer for how long.
    await row.getByRole('button', { name: 'Mark unavailable' }).dblclick();
    await row.getByRole('button', { name: 'Cancel' }).click();
    await row.getByRole('button', { name: 'Mark unavailable' }).click();
    await expect(row.getByRole('button', { name: 'Today' })).toBeFocused();
    await row.getByRole('button', { name: 'Today' }).click();
    await expect(row.getByText('Unavailable today')).toBeVisible();
    await expectAccessibleInBothModes(tablet);

    await page.goto(site('forno-vesta', `/menu?q=${dish}`));
    await expect(page.getByRole('main').getByText('Unavailable').first()).toBeVisible();

    // A name in one long word stays within a phone, beside what can be done.
    await tablet.setViewportSize({ width: 320, height: 700 });
    await row.getByText(new RegExp(dish.slice(0, -1), 'i')).evaluate((name) => {
      if (name.firstChild) name.firstChild.textContent = 'Rindfleischetikettierungsüberwachungssuppe';
    });
    expect(await tablet.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await tablet.setViewportSize({ width: 1180, height: 820 });
    await tablet.reload();

    await tablet.getByLabel('Search dishes and options').fill('');
    await tablet.getByRole('radio', { name: /^Out/ }).check();
    await row.getByRole('button', { name: 'Available again' }).click();
    await expect(row).toBeHidden();
  },
);

story('ordering is paused and resumed from the board', async ({ page, browser, watchContext }) => {
  const tablet = await openTablet(browser, 'forno-vesta', watchContext);
  const other = await openTablet(browser, 'forno-vesta', watchContext);
  // An earlier try may have left it paused.
  await staffApi(tablet, 'PUT', '/ordering-pause', { until: null });
  await tablet.getByRole('button', { name: 'Pause ordering' }).click();
  await expectAccessibleInBothModes(tablet);
  await tablet
    .getByRole('dialog')
    .getByRole('button', { name: /^30 min/ })
    .click();
  for (const each of [tablet, other]) await expect(each.getByText(/^Not accepting orders until /)).toBeVisible();
  await openBlank(page, 'forno-vesta');
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

story('the choice of what is shown stands in one line where there is room', async ({ browser, watchContext }) => {
  const tablet = await openTablet(browser, 'forno-vesta', watchContext);
  await tablet.setViewportSize({ width: 1440, height: 900 });
  await tablet.goto(site('forno-vesta', '/staff/menu'));
  const lines = await tablet.getByText(/^Out \(\d+\)$/).evaluate((choice) => {
    const text = document.createRange();
    text.selectNodeContents(choice);
    return new Set([...text.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBe(1);
});
