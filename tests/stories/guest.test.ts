import type { Page } from '@playwright/test';
import { confirmation, open, placeOrder, sentOrders, visitWithCart } from './checkout-visit.ts';
import { fillInGuest } from './fill-in-guest.ts';
import { signIn } from './sign-in.ts';
import { staffApi } from './staff-api.ts';
import {
  expect,
  expectAccessibleInBothModes,
  hydrated,
  NEW_PASSWORD,
  OWNER,
  ofThisTry,
  site,
  story,
  tryNumber,
} from './story.ts';

// Brasa & Thyme is open at every hour: an ASAP order is always possible there.
story('a guest orders with three fields, follows the order, and leaves nothing on the device', async ({ page }) => {
  await visitWithCart(page, 'brasa', { isCustomer: false });
  await open(page, 'brasa', '/cart');
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL(site('brasa', '/auth/login?redirect=/checkout'));
  await expect(page.getByText('Please login to proceed to checkout').first()).toBeVisible();
  await expectAccessibleInBothModes(page);
  await page.getByRole('button', { name: 'Order as a guest' }).click();

  await expect(page.getByRole('heading', { level: 2, name: 'Your details' })).toBeVisible();
  await page.getByRole('radio', { name: 'Pickup' }).check();
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByText(/Please complete the following: Your name/).first()).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expectAccessibleInBothModes(page);
  await page.getByLabel('Name').fill('Gia Guest');
  await page.getByLabel('Contact phone').fill('+351 912 345 678');
  await page.getByLabel('Email').fill('gia@gmial.com');
  await page.getByLabel('Name').focus();
  await page.getByRole('button', { name: 'Did you mean gia@gmail.com?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('gia@gmail.com');
  await page.getByRole('button', { name: 'Place Order' }).click();

  await page.getByRole('dialog').getByRole('button', { name: 'Track My Order' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Order #/ })
    .first()
    .click();
  await expect(page.getByText('Pending Confirmation').first()).toBeVisible();
  const followed = page.url();
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('Pending Confirmation').first()).toBeVisible();
  await expectAccessibleInBothModes(page);

  // What is an account's asks for one.
  await page.goto(site('brasa', '/profile'));
  await expect(page).toHaveURL(site('brasa', '/auth/login?redirect=%2Fprofile'));
  await page.goto(followed);
  await hydrated(page);
  await page.getByRole('button', { name: 'Guest' }).click();
  await page.getByRole('menuitem', { name: 'Forget me on this device' }).click();
  await expect(page).toHaveURL(site('brasa', '/'));
  await page.goto(followed);
  await expect(page).toHaveURL(/\/auth\/login/);
});

story('what a guest filled in goes with them when they sign in', async ({ page }) => {
  await visitWithCart(page, 'brasa');
  const email = await page.evaluate(() => {
    const mine = localStorage.getItem('email');
    localStorage.removeItem('accessToken');
    return mine ?? '';
  });
  await open(page, 'brasa', '/checkout');
  await page.getByRole('button', { name: 'Order as a guest' }).click();
  await page.getByLabel('Name').fill('Eve');
  await page.getByLabel(/Notes for the restaurant/).fill('Ring twice');
  await page.getByRole('button', { name: 'Guest' }).click();
  await page.getByRole('menuitem', { name: 'Login' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Login successful').first()).toBeVisible();
  await expect(page).toHaveURL(site('brasa', '/checkout'));
  await expect(page.getByLabel(/Notes for the restaurant/)).toHaveValue('Ring twice');
  await expect(page.getByRole('heading', { level: 2, name: 'Your details' })).toBeHidden();
});

story(
  'a guest learns before ordering that their first-order coupon is used, from who they are',
  async ({ page, watch }) => {
    watch.allowStatus(409);
    await signIn(page, 'brasa', OWNER);
    const coupon = `FIRST${tryNumber()}`;
    await staffApi(page, 'POST', '/promotions', {
      name: { en: ofThisTry('First order') },
      description: { en: 'Ten percent.' },
      ...{ type: 'PercentageDiscountOrder', discountValue: 10, minOrderValue: 0, applicableProductIds: [] },
      ...{ couponCode: coupon, pointsCost: null, buyQuantity: null, getQuantity: null },
      ...{ validFrom: null, validUntil: null },
      ...{ maxUses: null, maxUsesPerCustomer: 1, displayToCustomers: false, isActive: true },
    });
    const orders = sentOrders(page);
    await applyAsNewGuest(page, coupon);
    await fillInGuest(page);
    await placeOrder(page).click();
    await expect(confirmation(page)).toBeVisible();

    await applyAsNewGuest(page, coupon);
    await fillInGuest(page);
    await expect(page.getByText(/already used/)).toBeVisible();
    await expect(page.getByRole('button', { name: `Remove ${coupon}` })).toBeHidden();
    expect(orders).toHaveLength(1);
  },
);

/** At checkout on a device of which nothing is known, with a coupon that applies as long as nobody has said who they are. */
async function applyAsNewGuest(page: Page, coupon: string): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await visitWithCart(page, 'brasa', { isCustomer: false });
  await open(page, 'brasa', '/auth/login?redirect=/checkout');
  await page.getByRole('button', { name: 'Order as a guest' }).click();
  await page.getByRole('radio', { name: 'Pickup' }).check();
  await page.getByRole('button', { name: 'Have a promo code?' }).click();
  await page.getByLabel('Promo code').fill(coupon);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Remove ${coupon}` })).toBeVisible();
}
