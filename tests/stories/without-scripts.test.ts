import type { Page } from '@playwright/test';
import { fillInGuest } from './fill-in-guest.ts';
import { expect, site, story } from './story.ts';

story.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

// Brasa & Thyme is open at every hour: an ASAP order is always possible there.
story('dinner is ordered to be collected, and followed', async ({ page, watch }) => {
  watch.allowFailures();
  watch.allowStatus(422);
  await page.goto(site('brasa', '/cart'));
  // Playwright's own selectors take no notice of `<noscript>`.
  await expect(page.locator('noscript h2')).toHaveText('Your cart is empty!');
  await page.locator('noscript a', { hasText: 'Browse Our Menu' }).click();
  await page.getByRole('link', { name: 'Brasa Burger', exact: true }).first().click();
  await page.getByRole('button', { name: /Add to Cart/ }).click();
  await expect(page).toHaveURL(site('brasa', '/cart'));
  await expect(page.getByText(/added to cart!/)).toBeVisible();
  await page.getByLabel(/^Quantity/).fill('3');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('heading', { name: 'Cart Items (3)' })).toBeVisible();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).first().click();
  await expect(page).toHaveURL(site('brasa', '/auth/login?redirect=/checkout'));
  await expect(page.getByText('Please login to proceed to checkout')).toBeVisible();
  await page.getByRole('button', { name: 'Order as a guest' }).click();

  await expect(page).toHaveURL(site('brasa', '/checkout'));
  await page.getByRole('radio', { name: 'Pickup' }).check({ force: true });
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('heading', { name: 'Pick up from' })).toBeVisible();
  await page
    .getByRole('button', { name: /Place Order/ })
    .filter({ visible: true })
    .click();
  await expect(page.getByText(/Please complete the following: Your name/)).toBeVisible();
  await fillInGuest(page);
  await page
    .getByRole('button', { name: /Place Order/ })
    .filter({ visible: true })
    .click();
  await expect(page.getByText(/^Order #\S+ placed successfully!$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Pending Confirmation').first()).toBeVisible();
  await page.getByRole('button', { name: 'Cancel Order' }).click();
  await page.getByRole('button', { name: 'Yes, cancel order' }).click();
  await expect(page.getByText('Order cancelled successfully.')).toBeVisible();
});

story('dinner is delivered for a time that is chosen', async ({ page, watch }) => {
  watch.allowFailures();
  watch.allowStatus(422);
  await putInCart(page);
  await page.getByRole('radio', { name: 'Delivery', exact: true }).check({ force: true });
  await page.getByRole('switch', { name: /As soon as possible/ }).uncheck({ force: true });
  await page.getByRole('button', { name: 'Update' }).click();
  await page.locator('[name=scheduledAt]').first().check({ force: true });
  await fillInGuest(page);
  await page.getByLabel('Street').fill('Rua Garrett 12');
  await page.getByLabel('City').fill('Lisboa');
  await page.getByLabel('Postcode').fill('1200-203');
  await page.getByLabel(/Notes for the restaurant/).fill('Ring twice');
  await page
    .getByRole('button', { name: /Place Order/ })
    .filter({ visible: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Order #/ })).toBeVisible();
  await expect(page.getByText('Rua Garrett 12')).toBeVisible();
  await expect(page.getByText('Ring twice')).toBeVisible();
});

story('pages that can do nothing say what can be done', async ({ page, watch }) => {
  watch.allowFailures();
  for (const path of ['/profile', '/auth/login', '/orders', '/track', '/contact']) {
    await page.goto(site('brasa', path));
    await expect(page.locator('noscript b')).toHaveText('This page needs JavaScript');
  }
});

/** A dish in the cart, and a guest at checkout. */
async function putInCart(page: Page): Promise<void> {
  await page.goto(site('brasa', '/menu'));
  await page.getByRole('link', { name: 'Brasa Burger', exact: true }).first().click();
  await page.getByRole('button', { name: /Add to Cart/ }).click();
  await expect(page).toHaveURL(site('brasa', '/cart'));
  await page.getByLabel(/^Quantity/).fill('3');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('heading', { name: 'Cart Items (3)' })).toBeVisible();
  await page.goto(site('brasa', '/auth/login?redirect=/checkout'));
  await page.getByRole('button', { name: 'Order as a guest' }).click();
  await expect(page).toHaveURL(site('brasa', '/checkout'));
}
