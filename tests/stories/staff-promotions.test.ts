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

    // Turned off, it is refused from then on.
    await desk.getByRole('button', { name }).click();
    const again = desk.getByRole('dialog', { name });
    await again.getByRole('switch', { name: 'On', exact: true }).uncheck();
    await again.getByRole('button', { name: 'Save' }).click();
    await expect(row).toContainText('Off');
    await page.getByRole('button', { name: `Remove ${coupon}` }).click();
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
