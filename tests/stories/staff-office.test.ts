import { openMore, openTablet } from './staff-tablet.ts';
import { expect, expectAccessibleInBothModes, site, story } from './story.ts';

story('ways to pay are turned off and on, and nothing unsaved is lost by a tap', async ({ browser, watchContext }) => {
  const desk = await openTablet(browser, 'kumo', watchContext);
  await openMore(desk);
  await desk.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Restaurant' }).click();
  await desk.getByRole('navigation', { name: 'Restaurant' }).getByRole('link', { name: 'Payment' }).click();
  await expect(desk.getByRole('heading', { name: 'Payment methods' })).toBeFocused();
  const first = desk.getByRole('switch', { name: 'Cash', exact: true });
  const was = await first.isChecked();
  await first.click();
  await expectAccessibleInBothModes(desk);

  await desk.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Orders' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Saved', { exact: true })).toBeVisible();
  await desk.reload();
  await expect(first).toBeChecked({ checked: !was });
  await first.click();
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Unsaved changes')).toBeHidden();
  await desk.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Orders' }).click();
  await expect(desk.getByRole('button', { name: 'Pause ordering' })).toBeVisible();
});

story(
  'on the narrowest phone the office is an app with tabs, and a tab opens its list',
  async ({ browser, watchContext }) => {
    const desk = await openTablet(browser, 'kumo', watchContext);
    await desk.setViewportSize({ width: 320, height: 700 });
    await desk.goto(site('kumo', '/staff/restaurant'));
    await expect(desk.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
    const tabs = desk.getByRole('navigation', { name: 'Areas of the office' });
    await expect(tabs.getByRole('link')).toHaveText(['Today', 'Restaurant', 'Menu', 'Customers', 'Reports']);
    await expectAccessibleInBothModes(desk);
    await tabs.getByRole('link', { name: 'Reports' }).click();
    await desk.getByRole('main').getByRole('link', { name: 'Figures' }).click();
    await expect(desk.getByRole('heading', { name: 'Figures', level: 1 })).toBeVisible();
    await expect(tabs.getByRole('link', { name: 'Reports' })).toHaveAttribute('aria-current', 'true');
    expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);

story(
  'the header marks the area of every page, also of those whose address is another',
  async ({ browser, watchContext }) => {
    const desk = await openTablet(browser, 'kumo', watchContext);
    const links = desk.getByRole('banner').getByRole('link');
    for (const [path, area] of [
      ['/staff/translations', /^Restaurant/],
      ['/staff/alarms', /^Restaurant/],
      ['/staff/menu/prices', /^Menu/],
      // New orders are counted beside it.
      ['/staff/new-order', /^Orders/],
    ] as const) {
      await desk.goto(site('kumo', path));
      await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(links.and(desk.locator('[aria-current]'))).toHaveText([area]);
    }
  },
);

story('one key finds a page from every page of the staff', async ({ browser, watchContext }) => {
  const desk = await openTablet(browser, 'kumo', watchContext);
  await expect(desk.getByRole('button', { name: 'Pause ordering' })).toBeVisible();
  await desk.keyboard.press('/');
  const search = desk.getByRole('dialog', { name: 'Search' }).getByRole('combobox');
  await expect(search).toBeFocused();
  await search.fill('hours');
  await expect(desk.getByRole('option', { name: 'Opening hours' })).toHaveAttribute('aria-selected', 'true');
  await expectAccessibleInBothModes(desk);
  await search.press('Enter');
  await expect(desk.getByRole('heading', { name: 'Opening hours', level: 1 })).toBeVisible();
});

story('a page far down the list opens at its head', async ({ browser, watchContext }) => {
  const desk = await openTablet(browser, 'kumo', watchContext);
  await desk.goto(site('kumo', '/staff/restaurant/history'));
  const link = desk.getByRole('navigation', { name: 'Restaurant' }).getByRole('link', { name: 'History' });
  await expect(desk.getByRole('heading', { name: 'History' })).toBeVisible();
  await expect(link).toBeInViewport({ ratio: 1 });
  expect(await desk.evaluate(() => scrollY)).toBe(0);
});

story('each attempt to save leads to the field that is still wrong', async ({ browser, watchContext }) => {
  const desk = await openTablet(browser, 'kumo', watchContext);
  await desk.goto(site('kumo', '/staff/restaurant/details'));
  const name = desk.getByLabel('Name');
  const town = desk.getByLabel('Town');
  const was = await name.inputValue();
  await name.fill('');
  await town.fill('');
  await town.press('Enter');
  await expect(name).toBeFocused();
  await name.fill(was);
  await name.press('Enter');
  await expect(town).toBeFocused();
});

story('a double click opens a sheet, and a click beside it closes it', async ({ browser, watchContext }) => {
  const desk = await openTablet(browser, 'kumo', watchContext);
  await desk.goto(site('kumo', '/staff/menu/edit'));
  await desk.getByRole('button', { name: 'Add a category' }).dblclick();
  const sheet = desk.getByRole('dialog', { name: 'New category' });
  await expect(sheet.getByLabel('Name', { exact: true })).toBeVisible();
  await desk.mouse.click(100, 400);
  await expect(sheet).toBeHidden();
});
