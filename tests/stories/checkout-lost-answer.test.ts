import { confirmation, open, placeOrder, sentOrders, visitWithCart } from './checkout-visit.ts';
import { loseAnswer } from './lose-answer.ts';
import { expect, expectAccessibleInBothModes, site, story } from './story.ts';

story(
  'on a line that breaks right after the order, its confirmation comes when the line is back',
  async ({ page, watch }) => {
    watch.allowFailures();
    await visitWithCart(page, 'brasa');
    await page.route('**/assets/order-placed-dialog-*.js', (route) => route.abort());
    await open(page, 'brasa', '/checkout');
    await placeOrder(page).click();
    await expect(page.getByRole('status').getByText(/^Order #\S+ placed successfully!$/)).toBeVisible();
    // Tried again at least once.
    await page.waitForRequest('**/assets/order-placed-dialog-*.js');
    await page.unroute('**/assets/order-placed-dialog-*.js');
    await expect(confirmation(page)).toBeVisible();
    await expect(page).toHaveURL(site('brasa', '/checkout'));
  },
);

story(
  'an order whose line broke is asked for at once, and its customer sees nothing of it',
  async ({ page, watch }) => {
    watch.allowFailures();
    const orders = sentOrders(page);
    await visitWithCart(page, 'brasa');
    await open(page, 'brasa', '/checkout');
    await loseAnswer(page, '**/api/v1/orders');
    await placeOrder(page).click();
    await expect(confirmation(page).getByRole('button', { name: 'Track My Order' })).toBeVisible();
    await expect(page.getByText('An unexpected error occurred while placing the order.')).toBeHidden();
    expect(orders).toHaveLength(1);
  },
);

story('an order whose answer was lost is found again by its key, in every tab', async ({ page, context, watch }) => {
  watch.allowFailures();
  const orders = sentOrders(page);
  await visitWithCart(page, 'brasa');
  const other = await context.newPage();
  await open(other, 'brasa', '/terms');
  await open(page, 'brasa', '/checkout');
  await loseAnswer(page, '**/api/v1/orders');
  await page.route('**/api/v1/orders-by-key/*', (route) => route.abort());
  await placeOrder(page).click();
  await expect(page.getByText('An unexpected error occurred while placing the order.')).toBeVisible();
  await expect(page.getByText('No answer came', { exact: false })).toBeVisible();

  await page.unroute('**/api/v1/orders-by-key/*');
  await open(page, 'brasa', '/menu');
  const dialog = confirmation(page);
  await expect(dialog).toContainText('your order is with the restaurant', { timeout: 40_000 });
  await expect(confirmation(other)).toContainText('your order is with the restaurant');
  await expectAccessibleInBothModes(page);
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
  expect(orders).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Track My Order' }).click();
  await expect(page.getByRole('main').locator('a[href^="/orders/"]')).toHaveCount(1);
});

story(
  'an order that was changed after its answer was lost is not taken for the one that was placed',
  async ({ page, watch }) => {
    watch.allowFailures();
    const orders = sentOrders(page);
    await visitWithCart(page, 'brasa');
    await open(page, 'brasa', '/checkout');
    await loseAnswer(page, '**/api/v1/orders');
    await page.route('**/api/v1/orders-by-key/*', (route) => route.abort());
    await placeOrder(page).click();
    await expect(page.getByText('No answer came', { exact: false })).toBeVisible();

    await page.getByLabel(/Notes for the restaurant/).fill('No nuts');
    await page.unroute('**/api/v1/orders-by-key/*');
    await placeOrder(page).click();
    await expect(confirmation(page)).toContainText('your order is with the restaurant');
    await expect(confirmation(page)).toContainText('What you changed since is not part of it');
    expect(orders).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
    await confirmation(page).getByRole('button', { name: 'Close' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
  },
);
