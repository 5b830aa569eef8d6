import { open, visitWithCart } from './checkout-visit.ts';
import { openDesk } from './staff-tablet.ts';
import { expect, expectAccessibleInBothModes, ofThisTry, story, tryNumber } from './story.ts';

story(
  'a coupon that the restaurant has just made works at a customer’s checkout',
  async ({ browser, page, watch, watchContext }) => {
    watch.allowStatus(400);
    const [name, coupon] = [ofThisTry('Regulars'), `BACK25${tryNumber()}`];
    const desk = await openDesk(browser, 'brasa', '/staff/restaurant/promotions', watchContext);
    await expectAccessibleInBothModes(desk);
    await desk.getByRole('button', { name: 'Add a promotion' }).click();
    const sheet = desk.getByRole('dialog', { name: 'New promotion' });
    await sheet.getByLabel('Name', { exact: true }).fill(name);
    await sheet.getByLabel('Description', { exact: true }).fill('A quarter off for those who come back.');
    // Secret: other customers of this restaurant see the same offers as ever.
    await sheet.getByRole('switch', { name: 'Show it to customers' }).uncheck();
    await sheet.getByLabel('Percent').fill('120');
    await sheet.getByRole('textbox', { name: 'Code' }).fill(coupon.toLowerCase());
    await sheet.getByLabel('Uses in all').fill('5');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet.getByText('At most 100 percent.')).toBeVisible();
    await sheet.getByLabel('Percent').fill('25');
    await expect(sheet.getByText('Example: 3 dishes at €12.00 each cost €9.00 less.')).toBeVisible();
    await expectAccessibleInBothModes(desk);
    await sheet.getByRole('button', { name: 'Save' }).click();
    const row = desk.getByRole('listitem').filter({ hasText: name });
    await expect(row).toContainText(coupon);
    await expect(row).toContainText('0 of 5');

    await visitWithCart(page, 'brasa');
    await open(page, 'brasa', '/checkout');
    await page.getByRole('button', { name: 'Have a promo code?' }).click();
    const code = page.getByRole('textbox', { name: 'Promo code' });
    await code.fill(coupon);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Remove ${coupon}` })).toBeVisible();
    await expect(page.locator('#your-order')).toContainText('−€');

    // Turned off, it leaves a page that is open by itself, and is refused from then on.
    await desk.getByRole('button', { name }).click();
    const again = desk.getByRole('dialog', { name });
    await again.getByRole('switch', { name: 'On', exact: true }).uncheck();
    await again.getByRole('button', { name: 'Save' }).click();
    await expect(row).toContainText('Off');
    await expect(page.getByRole('button', { name: `Remove ${coupon}` })).toHaveCount(0);
    await expect(page.locator('#your-order')).not.toContainText('−€');
    await code.fill(coupon);
    await page.keyboard.press('Enter');
    await expect(code).toHaveAttribute('aria-invalid', 'true');
  },
);

story('a reward has its price in points', async ({ browser, watchContext }) => {
  const name = ofThisTry('A small thank-you');
  const desk = await openDesk(browser, 'kumo', '/staff/restaurant/rewards', watchContext);
  await desk.getByRole('button', { name: 'Add a reward' }).click();
  const sheet = desk.getByRole('dialog', { name: 'New reward' });
  await sheet.getByRole('switch', { name: 'On', exact: true }).uncheck();
  await sheet.getByLabel('Name', { exact: true }).fill(name);
  await sheet.getByLabel('Description', { exact: true }).fill('For coming back.');
  await sheet.getByLabel('Price in points').fill('some');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('Please enter a whole number from 1.')).toBeVisible();
  await sheet.getByLabel('Price in points').fill('40');
  await expectAccessibleInBothModes(desk);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('listitem').filter({ hasText: name })).toContainText('40 points');
  await expectAccessibleInBothModes(desk);
});

story(
  'two editors of one reward: the second is told what the first changed, and loses nothing',
  async ({ browser, watch, watchContext }) => {
    const name = ofThisTry('For two hands');
    const desk = await openDesk(browser, 'kumo', '/staff/restaurant/rewards', watchContext);
    await desk.getByRole('button', { name: 'Add a reward' }).click();
    const sheet = desk.getByRole('dialog');
    await sheet.getByRole('switch', { name: 'On', exact: true }).uncheck();
    await sheet.getByLabel('Name', { exact: true }).fill(name);
    await sheet.getByLabel('Description', { exact: true }).fill('For coming back.');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await desk.getByRole('button', { name }).click();

    const other = await openDesk(browser, 'kumo', '/staff/restaurant/rewards', watchContext);
    await other.getByRole('button', { name }).click();
    const theirs = other.getByRole('dialog');
    await theirs.getByLabel('Price in points').fill('80');
    await theirs.getByLabel('Uses in all').fill('7');
    await theirs.getByLabel('Smallest order').fill('12');
    await theirs.getByRole('button', { name: 'Save' }).click();
    await expect(other.getByRole('listitem').filter({ hasText: name })).toContainText('80 points');

    watch.allowStatus(409);
    await sheet.getByLabel('Price in points').fill('60');
    await sheet.getByLabel('Description', { exact: true }).fill('For coming back soon.');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet.getByRole('alert')).toContainText('Somebody else changed this meanwhile.');
    const meanwhile = sheet.getByRole('region', { name: /^Changed by somebody else/ });
    await expect(meanwhile.getByRole('listitem')).toHaveText([
      /Price in points\s*80\s*Take this/,
      /Smallest order\s*£12\.00\s*taken over/,
      /Uses in all\s*7\s*taken over/,
    ]);
    await expect(sheet.getByLabel('Uses in all')).toHaveValue('7');
    await expect(sheet.getByRole('textbox', { name: 'Price in points' })).toHaveValue('60');
    await expectAccessibleInBothModes(desk);
    await meanwhile.getByRole('button', { name: 'Take this: Price in points' }).click();
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet).toBeHidden();
    await expect(desk.getByRole('listitem').filter({ hasText: name })).toContainText('80 points');
    await desk.getByRole('button', { name }).click();
    await expect(sheet.getByLabel('Description', { exact: true })).toHaveValue('For coming back soon.');
  },
);

story('a date without its time is not saved as no limit at all', async ({ browser, watchContext }) => {
  const name = ofThisTry('For half a date');
  const desk = await openDesk(browser, 'kumo', '/staff/restaurant/promotions', watchContext);
  await desk.getByRole('button', { name: 'Add a promotion' }).click();
  const sheet = desk.getByRole('dialog');
  await sheet.getByRole('switch', { name: 'On', exact: true }).uncheck();
  await sheet.getByLabel('Name', { exact: true }).fill(name);
  await sheet.getByLabel('Description', { exact: true }).fill('For a while.');
  const until = sheet.getByLabel('Until');
  await until.pressSequentially('12');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByText('Please enter both the date and the time, or neither.')).toBeVisible();
  await expect(until).toBeFocused();
  await until.fill('2099-12-24T18:00');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await desk.getByRole('button', { name }).click();
  await expect(until).toHaveValue('2099-12-24T18:00');
});
