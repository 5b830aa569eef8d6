import { expect, expectAccessibleInBothModes, hydrated, site, story } from './story.ts';

story('A guest writes to the restaurant; nothing leaves the browser', async ({ page }) => {
  await page.goto(site('forno-vesta', '/contact'));
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^\+44/ })).toHaveAttribute('href', /^tel:\+44\d+$/);
  await expect(main.getByRole('link', { name: 'ciao@fornovesta.example' })).toHaveAttribute('href', /^mailto:/);
  const send = main.getByRole('button', { name: 'Send message' });
  await expect(send).toBeDisabled();
  for (const label of ['Name', 'Email', 'Subject', 'Message']) {
    await main.getByLabel(label).focus();
    await main.getByLabel(label).blur();
  }
  await expect(main.getByText('This field is required.')).toHaveCount(4);
  await main.getByLabel('Email').fill('abc');
  await main.getByLabel('Message').fill('123456789');
  await main.getByLabel('Subject').press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Please correct the form errors.' })).toBeVisible();
  await expect(main.getByLabel('Name')).toBeFocused();
  await expect(main.getByText('Message must be at least 10 characters.')).toBeVisible();
  await expectAccessibleInBothModes(page);

  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
  await main.getByLabel('Name').fill('Ada');
  await main.getByLabel('Email').fill('a@b.co');
  await main.getByLabel('Subject').fill('A table for twenty');
  await main.getByLabel('Message').fill('1234567890');
  await send.click();
  // The complaint, which may still be shown, gives way.
  await expect(page.getByText('Sending your message...')).toBeVisible({ timeout: 1400 });
  await expect(main.getByRole('heading', { name: 'Thank you for writing!' })).toBeVisible();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  expect(calls).toEqual([]);
  await expectAccessibleInBothModes(page);
});

story('The map is asked for only by a tap', async ({ page, watch }) => {
  // The service itself cannot be reached from a test.
  watch.allowFailures();
  const maps: string[] = [];
  await page.route('https://www.openstreetmap.org/**', (route) => {
    maps.push(route.request().url());
    return route.abort();
  });
  await page.goto(site('kumo', '/contact'));
  await hydrated(page);
  const show = page.getByRole('button', { name: 'Show map' });
  await show.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(maps).toEqual([]);
  await show.click();
  await expect.poll(() => maps.length).toBe(1);
  expect(maps[0]).toContain('marker=');
});

story('A message that is too long is not cut in silence', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(site('kumo', '/contact'));
  await hydrated(page);
  const message = page.getByRole('main').getByLabel('Message');
  await page.evaluate(() => navigator.clipboard.writeText('noodles '.repeat(300)));
  await message.click();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(message).toHaveAccessibleDescription(/This text was too long: its end was cut off\./);
  await expect(message).toHaveValue('noodles '.repeat(250));
  await page.keyboard.press('Backspace');
  await expect(message).toHaveAccessibleDescription('');
});
