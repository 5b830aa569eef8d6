import { open, placeOrder, sentOrders, visitWithCart } from './checkout-visit.ts';
import { signInNewCustomer } from './new-customer.ts';
import { expect, expectAccessibleInBothModes, site, story } from './story.ts';

story('checkout that cannot be loaded says so, and Retry opens it', async ({ page, context, watch }) => {
  watch.allowFailures();
  await visitWithCart(page, 'brasa');
  await open(page, 'brasa', '/cart');
  await page.waitForLoadState('networkidle');
  // The page's own files are there; only the answer about the customer is cut off.
  await page.route('**/api/v1/users/me', (route) => route.abort());
  await page.getByRole('link', { name: 'Proceed to Checkout' }).first().click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Could not load checkout information. Please try again.');
  await expectAccessibleInBothModes(page);
  await page.unroute('**/api/v1/users/me');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(placeOrder(page)).toBeVisible();

  const orders = sentOrders(page);
  await context.setOffline(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await placeOrder(page).click();
  await expect(page.getByRole('status').getByText('You are offline, so nothing was sent.')).toBeInViewport();
  await context.setOffline(false);
  await expect(page.getByText('You are offline, so nothing was sent.')).toHaveCount(0);
  expect(orders).toEqual([]);
});

story('an empty cart leads back to the menu though nobody touches the page', async ({ page }) => {
  await signInNewCustomer(page, 'brasa');
  // Parts that nobody has seen hydrate after three seconds. This time is not waited for here.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((act: () => void, ms?: number) =>
      ms === 3000 ? 0 : setTimeout(act, ms)) as typeof setTimeout;
  });
  await page.goto(site('brasa', '/checkout'));
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
  await expect(page.getByText('Your cart is empty. Add some items first!')).toBeVisible();
});

story('an empty cart leads back to the menu, a visitor to the login page and back', async ({ page }) => {
  await visitWithCart(page, 'brasa', { isCustomer: false });
  await open(page, 'brasa', '/cart');
  await page.getByRole('link', { name: 'Proceed to Checkout' }).first().click();
  await expect(page.getByText('Please login to proceed to checkout.')).toBeVisible();
  await expect(page).toHaveURL(site('brasa', '/auth/login?redirect=/checkout'));

  await visitWithCart(page, 'brasa');
  await page.evaluate(() => localStorage.removeItem('cart'));
  await page.goto(site('brasa', '/checkout'));
  await expect(page.getByText('Your cart is empty. Add some items first!')).toBeVisible();
  await expect(page).toHaveURL(site('brasa', '/menu'));
});
