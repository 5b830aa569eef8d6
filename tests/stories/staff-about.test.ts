import { openDesk } from './staff-tablet.ts';
import { expect, expectAccessibleInBothModes, ofThisTry, site, story } from './story.ts';

story('an owner rewrites the story of the house, and customers read it', async ({ page, browser, watchContext }) => {
  const value = ofThisTry('Slow steam');
  const desk = await openDesk(browser, 'kumo', '/staff/restaurant/about', watchContext);
  const headline = desk.getByLabel('Headline', { exact: true });
  await expect(headline).not.toHaveValue('');
  const was = await headline.inputValue();
  await desk.getByRole('button', { name: 'Add a value' }).click();
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Please check the marked fields.')).toBeVisible();
  await expectAccessibleInBothModes(desk);

  const values = desk.getByRole('region', { name: 'Your values' });
  const added = values.getByRole('group').last();
  await added.getByLabel('Value', { exact: true }).fill(value);
  await headline.fill(ofThisTry('Steam, slowly'));
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Saved', { exact: true })).toBeVisible();
  await page.goto(site('kumo', '/about'));
  await expect(page.getByText(value, { exact: true })).toBeVisible();

  await desk
    .getByRole('button', { name: /^Remove Value/ })
    .last()
    .click();
  await headline.fill(was);
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Unsaved changes')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(value, { exact: true })).toBeHidden();
});
