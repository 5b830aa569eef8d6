import sharp from 'sharp';
import { openDesk } from './staff-tablet.ts';
import { expect, expectAccessibleInBothModes, hydrated, ofThisTry, site, story } from './story.ts';

story(
  'a hero slide is made with a picture, read in colours, shown, and removed',
  async ({ browser, page, watchContext }) => {
    const title = ofThisTry('Ramen weather');
    const desk = await openDesk(browser, 'kumo', '/staff/restaurant/highlights', watchContext);
    const slides = desk.getByRole('listitem').filter({ has: desk.getByRole('button', { name: /^Edit / }) });
    await expect(slides.first()).toBeVisible();
    await expectAccessibleInBothModes(desk);
    const count = 1 + (await slides.count());
    await desk.getByRole('button', { name: 'Add a slide' }).click();
    const sheet = desk.getByRole('dialog', { name: 'New slide' });
    await sheet.getByLabel('Title', { exact: true }).fill(title);
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet.getByText('Please choose a picture or a video.')).toBeVisible();
    const buffer = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#234b5e' } })
      .jpeg()
      .toBuffer();
    const chosen = desk.waitForEvent('filechooser');
    const picture = sheet.getByRole('group', { name: 'Picture', exact: true });
    await picture.getByRole('button', { name: 'Choose a picture' }).click();
    await (await chosen).setFiles({ name: 'ramen.jpg', mimeType: 'image/jpeg', buffer });
    await expect(picture.getByRole('button', { name: 'Another picture' })).toBeVisible();

    const target = sheet.getByLabel('Where its button leads');
    await target.selectOption('Another address…');
    await sheet.getByLabel('Address', { exact: true }).fill('ramen');
    await target.selectOption({ label: 'The whole menu' });
    await expect(sheet.getByLabel('Address', { exact: true })).toBeHidden();
    await sheet.getByLabel('On the button (optional)', { exact: true }).fill('Warm up');

    await sheet.getByLabel('Words', { exact: true }).fill('#777777');
    await sheet.getByLabel('Behind the words', { exact: true }).fill('#888888');
    await expect(sheet.getByText(/^Words: hard to read/)).toBeVisible();
    await sheet.getByLabel('Behind the words', { exact: true }).fill('#000000');
    await sheet.getByLabel('Words', { exact: true }).fill('#ffffff');
    await expect(sheet.getByText('Words: easy to read, contrast 21 to 1.')).toBeVisible();
    await expectAccessibleInBothModes(desk);
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet).toBeHidden();

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(site('kumo'));
    await hydrated(page);
    await page.getByRole('button', { name: `Slide ${count} of ${count}` }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Warm up' })).toHaveAttribute('href', '/menu');

    await desk.getByRole('button', { name: `Edit ${title}`, exact: true }).click();
    await desk.getByRole('dialog', { name: title }).getByRole('button', { name: 'Remove' }).click();
    await desk.getByRole('dialog', { name: 'Remove this slide?' }).getByRole('button', { name: 'Remove' }).click();
    await expect(slides.filter({ hasText: title })).toHaveCount(0);
  },
);

story('a slide is saved with the picture that is still on its way', async ({ browser, watchContext }) => {
  const title = ofThisTry('Slow line');
  const desk = await openDesk(browser, 'brasa', '/staff/restaurant/highlights', watchContext);
  const sent = Promise.withResolvers<void>();
  await desk.route('**/api/v1/staff/pictures*', async (route) => {
    await sent.promise;
    await route.continue();
  });
  await desk.getByRole('button', { name: 'Add a slide' }).click();
  const sheet = desk.getByRole('dialog', { name: 'New slide' });
  // Other stories look at the slides that customers see.
  await sheet.getByRole('switch', { name: 'On' }).click();
  await sheet.getByLabel('Title', { exact: true }).fill(title);
  const buffer = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#5e4b23' } })
    .jpeg()
    .toBuffer();
  await sheet.locator('input[type=file]').first().setInputFiles({ name: 'late.jpg', mimeType: 'image/jpeg', buffer });
  const save = sheet.getByRole('button', { name: 'Save' });
  await expect(save).toHaveAttribute('aria-busy', 'true');
  await sheet.getByLabel('Title', { exact: true }).press('Enter');
  sent.resolve();
  const picture = sheet.getByRole('group', { name: 'Picture', exact: true });
  // It is read, cleaned and measured first, which takes what it takes.
  await expect(picture.getByRole('button', { name: 'Another picture' })).toBeVisible({ timeout: 60_000 });
  await save.click();
  await expect(sheet).toBeHidden();
  await desk.getByRole('button', { name: `Edit ${title}`, exact: true }).click();
  await desk.getByRole('dialog', { name: title }).getByRole('button', { name: 'Remove' }).click();
  await desk.getByRole('dialog', { name: 'Remove this slide?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(desk.getByRole('button', { name: `Edit ${title}`, exact: true })).toHaveCount(0);
});
