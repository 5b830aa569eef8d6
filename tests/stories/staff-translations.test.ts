import { readFileSync } from 'node:fs';
import { MANY_FIGURES } from './brands.ts';
import { addCategory, openMenu, removeCategory } from './edited-menu.ts';
import { expect, expectAccessibleInBothModes, hydrated, ofThisTry, site, story } from './story.ts';

story('what is missing in a language is written one after the other, or by file', async ({ browser, watchContext }) => {
  const name = ofThisTry('Bento');
  const desk = await openMenu(browser, watchContext);
  await addCategory(desk, name);
  await desk.goto(site('kumo', '/staff/translations'));
  await expect(desk.getByRole('heading', { level: 1, name: 'Translations' })).toBeVisible();
  await desk.getByRole('button', { name: /^Deutsch/ }).click();
  const row = desk.getByRole('listitem').filter({ hasText: name });
  const field = row.getByRole('textbox');
  await expect(row.getByText('Missing', { exact: true })).toBeVisible();
  await expectAccessibleInBothModes(desk);

  // By keyboard alone: the words, and Enter.
  await field.focus();
  await desk.keyboard.type('Bento-Kasten');
  await desk.keyboard.press('Enter');
  await expect(row.getByText('Done')).toBeVisible();

  const [file] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('button', { name: 'Export as CSV' }).click(),
  ]);
  const filled = readFileSync(await file.path(), 'utf8').replace('Bento-Kasten', 'Bento-Box');
  const input = { name: 'back.csv', mimeType: 'text/csv', buffer: Buffer.from(filled) };
  await desk.locator('input[type=file]').setInputFiles(input);
  await expect(desk.getByText('1 translation taken over')).toBeVisible();
  await expect(field).toHaveValue('Bento-Box');

  await desk.goto(site('kumo', '/staff/menu/edit'));
  await removeCategory(desk, name);
});

story('customers choose from the languages that the owner offers', async ({ browser, page, watchContext }) => {
  const desk = await openMenu(browser, watchContext, MANY_FIGURES);
  const offer = async (isOffered: boolean) => {
    await desk.goto(site(MANY_FIGURES, '/staff/restaurant/languages'));
    await desk.getByRole('switch', { name: '日本語' }).setChecked(isOffered);
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText('Saved', { exact: true })).toBeVisible();
  };
  await offer(false);
  await expectAccessibleInBothModes(desk);
  await expect(async () => {
    await page.goto(site(MANY_FIGURES, '/?lang=ja'));
    await expect(page.locator('html')).not.toHaveAttribute('lang', 'ja');
  }).toPass();
  await hydrated(page);
  await page.getByRole('button', { name: /^Language/ }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Deutsch' })).toBeVisible();
  await expect(page.getByRole('menuitemradio', { name: '日本語' })).toHaveCount(0);
  await offer(true);
});
