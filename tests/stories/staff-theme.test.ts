import sharp from 'sharp';
import { staffApi } from './staff-api.ts';
import { openDesk } from './staff-tablet.ts';
import { expect, expectAccessibleInBothModes, site, story, tryNumber } from './story.ts';

story(
  'an owner changes the colours of the house, and the storefront follows',
  async ({ page, browser, watchContext }) => {
    const desk = await openDesk(browser, 'kumo', '/staff/restaurant/theme', watchContext);
    const accent = desk.getByLabel('Accent', { exact: true });
    const was = await accent.inputValue();
    await accent.fill('reddish');
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText('Please enter a colour such as #c8321f.')).toBeVisible();
    await expectAccessibleInBothModes(desk);

    const shownAccent = () =>
      desk.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'));
    const shown = await shownAccent();
    const other = `#20a06${tryNumber()}`;
    await accent.fill(other);
    await expect(desk.getByRole('list', { name: 'What becomes of your colours' })).toContainText('By day · Accent');
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText('Saved', { exact: true })).toBeVisible();
    const accentOf = async () => {
      await page.goto(site('kumo'));
      return page.evaluate(async () => {
        const { data } = await fetch('/api/v1/restaurants/public/-').then((answer) => answer.json());
        return data.restaurant.themeSettings.accent as string;
      });
    };
    expect(await accentOf()).toBe(other);
    // The office itself takes them without a reload.
    await expect.poll(shownAccent).not.toBe(shown);

    await accent.fill(was);
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText('Unsaved changes')).toBeHidden();
    expect(await accentOf()).toBe(was);
    await expect.poll(shownAccent).toBe(shown);
  },
);

story('an owner chooses the picture that shared links show', async ({ page, browser, watchContext }) => {
  const desk = await openDesk(browser, 'brasa', '/staff/restaurant/theme', watchContext);
  const { cover: was, version: _version, logoUrl: _logoUrl, ...colours } = await staffApi(desk, 'GET', '/theme');
  const field = desk.getByRole('group', { name: 'Cover picture' });
  const buffer = await sharp({ create: { width: 1600, height: 900, channels: 3, background: `#5e4b2${tryNumber()}` } })
    .jpeg()
    .toBuffer();
  await field.locator('input[type=file]').setInputFiles({ name: 'house.jpg', mimeType: 'image/jpeg', buffer });
  const picture = field.getByRole('img', { name: 'Cover picture' });
  const before = await picture.getAttribute('src');
  // It is read, cleaned and measured first, which takes what it takes.
  await expect(desk.getByText('Unsaved changes')).toBeVisible({ timeout: 60_000 });
  const chosen = await picture.getAttribute('src');
  expect(chosen).not.toBe(before);
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessibleInBothModes(desk);
  await page.goto(site('brasa', '/terms'));
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', new RegExp(`${chosen}$`));

  await field.getByRole('button', { name: 'No picture' }).click();
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Unsaved changes')).toBeHidden();
  await page.reload();
  await expect(page.locator('meta[property="og:image"]')).toHaveCount(0);
  await staffApi(desk, 'PUT', '/theme', { ...colours, coverId: was?._id ?? null });
  await desk.goto(site('brasa', '/staff/restaurant/history'));
  const change = desk
    .getByRole('article')
    .filter({ hasText: 'Look changed' })
    .filter({ has: desk.getByRole('img') });
  await expect(change.getByRole('img', { name: 'Cover picture' }).first()).toBeVisible();
  await expectAccessibleInBothModes(desk);
});
