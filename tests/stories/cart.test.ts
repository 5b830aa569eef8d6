import { open, visitWithCart } from './checkout-visit.ts';
import { expect, expectAccessibleInBothModes, site, story } from './story.ts';

story('a visitor changes the cart, is asked before anything goes, and reads what it comes to', async ({ page }) => {
  await visitWithCart(page, 'brasa', { isCustomer: false });
  await open(page, 'brasa', '/cart');
  const main = page.getByRole('main');
  const lines = main.getByRole('listitem');
  await expect(main.getByRole('heading', { name: 'Your Shopping Cart' })).toBeVisible();
  await expect(main.getByText('Items from: Brasa & Thyme')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Cart Items (2)' })).toBeVisible();
  await expect(lines).toHaveCount(2);
  await expectAccessibleInBothModes(page);

  // A dish 112 px wide needs no picture of 800.
  const picture = lines.first().locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('-340.');

  const unit = await amount(lines.first().getByText(/each$/));
  await lines
    .first()
    .getByRole('button', { name: /^One more/ })
    .click();
  await expect(main.getByRole('heading', { name: 'Cart Items (3)' })).toBeVisible();
  await expect(lines.first()).toContainText(`€${(2 * unit).toFixed(2)}`);
  await expect(main.getByText('Calculated at checkout')).toBeVisible();
  await expect(main.getByText('Delivery minimum reached').first()).toBeVisible();

  // Minus at one, delete and clear all ask; Cancel leaves everything as it is.
  const fewer = lines.first().getByRole('button', { name: /^One fewer/ });
  await fewer.click();
  await fewer.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Remove item?' })).toBeVisible();
  await expectAccessibleInBothModes(page);
  await page.keyboard.press('Escape');
  await expect(fewer).toBeFocused();
  await expect(lines).toHaveCount(2);

  await lines
    .last()
    .getByRole('button', { name: /^Remove/ })
    .click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(/ removed from cart\.$/)).toBeVisible();
  await expect(lines).toHaveCount(1);
  await expect(main.getByRole('heading', { name: 'Cart Items (1)' })).toBeFocused();

  await main.getByRole('button', { name: 'Clear Cart' }).click();
  await dialog.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(main.getByText('Your cart is empty!')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Clear Cart' })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
  await expectAccessibleInBothModes(page);
  await main.getByRole('link', { name: 'Browse Our Menu' }).click();
  await expect(page).toHaveURL(site('brasa', '/menu'));
});

story('the cart says what the menu changed, and follows another tab', async ({ page, context }) => {
  await visitWithCart(page, 'brasa', { isCustomer: false });
  await page.evaluate(() => {
    const cart = JSON.parse(localStorage.getItem('cart') as string);
    cart.items[0].price = cart.items[0].itemSubtotal = 1;
    cart.items.push({ ...cart.items[1], productId: 'sold-out-for-good', signature: 'gone', name: 'Old Favourite' });
    localStorage.setItem('cart', JSON.stringify(cart));
  });
  await open(page, 'brasa', '/cart');
  const dialog = page.getByRole('dialog', { name: 'Your cart has changed' });
  await expect(dialog.getByRole('listitem')).toHaveText([
    /: now €\d+\.\d\d instead of €1\.00\.$/,
    'Old Favourite is no longer on the menu and was removed.',
  ]);
  await dialog.getByRole('button', { name: 'OK' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Cart Items (2)' })).toBeVisible();

  const other = await context.newPage();
  await open(other, 'brasa', '/cart');
  await other
    .getByRole('button', { name: /^One more/ })
    .first()
    .click();
  await expect(main.getByRole('heading', { name: 'Cart Items (3)' })).toBeVisible();
});

async function amount(text: import('@playwright/test').Locator): Promise<number> {
  return Number(/[\d.]+/.exec((await text.textContent()) ?? '')?.[0]);
}

story('the picture of a line leads to its dish, as its name does', async ({ page }) => {
  await visitWithCart(page, 'brasa', { dishes: 1, isCustomer: false });
  await open(page, 'brasa', '/cart');
  const line = page.getByRole('main').getByRole('listitem').first();
  const name = (await line.getByRole('link').textContent()) ?? '';
  const picture = line.locator('img');
  await expect(picture).toBeVisible();
  // By force: the link lies over the picture.
  await picture.click({ force: true });
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
