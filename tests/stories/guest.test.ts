import type { Page } from '@playwright/test';
import { press, tabTo, typeInto } from './by-keyboard.ts';
import { confirmation, open, placeOrder, sentOrders, visitWithCart } from './checkout-visit.ts';
import { fillInGuest } from './fill-in-guest.ts';
import { browserOf, LOOKS, wordsOf } from './looks.ts';
import { placeOrder as orderDirectly } from './place-order.ts';
import { fillSignIn, signIn } from './sign-in.ts';
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
for (const look of LOOKS) {
  const said = wordsOf(look);
  story.describe(`at ${look.width} px, in ${look.language}, by keyboard alone,`, () => {
    story.use({ ...browserOf(look), permissions: ['clipboard-read', 'clipboard-write'] });

    story(
      'a guest orders with three fields, and follows and cancels by a link',
      async ({ page, browser, watchContext }) => {
        const main = page.getByRole('main');
        const button = (key: string) => page.getByRole('button', { name: said(key) }).first();
        await visitWithCart(page, 'brasa', { isCustomer: false });
        await open(page, 'brasa', '/cart');
        await press(page, page.getByRole('link', { name: said('cart.checkout') }).first());
        await expect(page).toHaveURL(site('brasa', '/auth/login?redirect=/checkout'));
        await expect(page.getByText(said('checkout.login_first')).first()).toBeVisible();
        await expectAccessibleInBothModes(page);
        await press(page, button('auth.as_guest'));

        await expect(page.getByRole('heading', { level: 2, name: said('checkout.your_details') })).toBeVisible();
        await tabTo(page, page.getByRole('radio', { name: said('checkout.type_Delivery'), exact: true }));
        await page.keyboard.press('ArrowRight');
        await press(page, main.getByRole('button', { name: said('checkout.place_order') }).first());
        await expect(page.getByText(said('checkout.complete_following')).first()).toBeVisible();
        await expect(page.getByLabel(said('checkout.guest_name'))).toBeFocused();
        await expectAccessibleInBothModes(page);
        await page.keyboard.type('Gia Guest');
        await typeInto(page, page.getByLabel(said('checkout.contact_phone')), '+351 912 345 678');
        await typeInto(page, page.getByLabel(said('checkout.guest_email')), 'gia@gmial.com');
        await page.keyboard.press('Tab');
        await press(page, page.getByRole('button', { name: 'gia@gmail.com' }));
        await expect(page.getByLabel(said('checkout.guest_email'))).toHaveValue('gia@gmail.com');
        await press(page, main.getByRole('button', { name: said('checkout.place_order') }).first());

        await press(page, page.getByRole('dialog').getByRole('button', { name: said('checkout.track') }));
        await press(page, main.getByRole('link', { name: said('orders.number') }).first());
        await expect(page.getByText(said('statuses.pending_confirmation')).first()).toBeVisible();
        await page.reload();
        await hydrated(page);
        await expect(page.getByText(said('statuses.pending_confirmation')).first()).toBeVisible();
        await expectAccessibleInBothModes(page);

        // Whoever gets the link sees this order, and may cancel it.
        await press(page, button('order.copy_link'));
        await expect(page.getByText(said('order.link_copied')).first()).toBeVisible();
        const link = await page.evaluate(() => navigator.clipboard.readText());
        const other = await browser.newContext(browserOf(look));
        watchContext(other);
        const tracked = await other.newPage();
        await tracked.goto(link);
        await expect(tracked.getByText(said('statuses.pending_confirmation')).first()).toBeVisible();
        await expectAccessibleInBothModes(tracked);
        await press(tracked, tracked.getByRole('button', { name: said('order.cancel_order') }));
        await press(tracked, tracked.getByRole('dialog').getByRole('button', { name: said('order.cancel_confirm') }));
        await expect(tracked.getByText(said('order.cancelled')).first()).toBeVisible();
        await expect(page.getByText(said('statuses.cancelled_by_user')).first()).toBeVisible();
      },
    );
  });
}

story('a guest leaves nothing on the device, and has no page of an account', async ({ page }) => {
  await visitWithCart(page, 'brasa', { isCustomer: false });
  await page.evaluate(async () => {
    const answer = await fetch('/api/v1/auth/guest', { method: 'POST' });
    localStorage.setItem('accessToken', (await answer.json()).accessToken);
  });
  const { id } = await orderDirectly(page, '', '', { name: 'Gia Guest', email: 'gia@example.test' });
  await open(page, 'brasa', `/orders/${id}`);
  await expect(page.getByRole('button', { name: 'Guest' })).toBeVisible();
  for (const path of ['/profile', '/favorites']) {
    await page.goto(site('brasa', path));
    await expect(page).toHaveURL(site('brasa', `/auth/login?redirect=${encodeURIComponent(path)}`));
    // Also where the browser has forgotten that the session is a guest's, and only the server says so.
    await page.evaluate(() => localStorage.removeItem('user'));
    await page.goto(site('brasa', path));
    await expect(page).toHaveURL(site('brasa', `/auth/login?redirect=${encodeURIComponent(path)}`));
  }
  // Guests review what they ordered.
  await open(page, 'brasa', `/leave-review?orderId=${id}`);
  await expect(page.getByRole('heading', { name: 'Leave a Review' })).toBeVisible();
  await open(page, 'brasa', `/orders/${id}`);
  await page.getByRole('button', { name: 'Guest' }).click();
  await page.getByRole('menuitem', { name: 'Forget me on this device' }).click();
  await expect(page).toHaveURL(site('brasa', '/'));
  await page.goto(site('brasa', `/orders/${id}`));
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
  await fillSignIn(page, { email, password: NEW_PASSWORD });
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
