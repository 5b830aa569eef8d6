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

story('a value is carried on by its arrows, and the focus with it', async ({ browser, watchContext }) => {
  const desk = await openDesk(browser, 'kumo', '/staff/restaurant/about', watchContext);
  const values = desk.getByRole('region', { name: 'Your values' });
  const inputs = values.getByLabel('Value', { exact: true });
  await expect(inputs.first()).toBeVisible();
  while ((await inputs.count()) < 4) await desk.getByRole('button', { name: 'Add a value' }).click();
  for (const [place, name] of ['One', 'Two', 'Three', 'Four'].entries()) await inputs.nth(place).fill(name);
  const order = () => inputs.evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value).slice(0, 4));
  const up = values.getByRole('button', { name: /^Move .* up$/ });
  await up.nth(3).dblclick();
  expect(await order()).toEqual(['One', 'Four', 'Two', 'Three']);
  await expect(up.nth(1)).toBeFocused();
  await desk.keyboard.press('Enter');
  expect(await order()).toEqual(['Four', 'One', 'Two', 'Three']);
  await expect(values.getByRole('button', { name: /^Move .* down$/ }).first()).toBeFocused();
  await desk.getByRole('button', { name: 'Discard' }).click();
});
