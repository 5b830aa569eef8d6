import type { Page } from '@playwright/test';
import { open, sentOrders, visitWithCart } from './checkout-visit.ts';
import { signInNewCustomer } from './new-customer.ts';
import { fillSignIn } from './sign-in.ts';
import { expect, expectAccessibleInBothModes, NEW_PASSWORD, site, story } from './story.ts';

const placeOrder = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Place Order' }).first();
const confirmation = (page: Page) => page.getByRole('dialog', { name: /^Order #\S+ placed successfully!$/ });
const typed = (page: Page, name: string) => page.getByRole('textbox', { name });

story('a customer is told what is missing, completes it, and two clicks place one order', async ({ page }) => {
  const orders = sentOrders(page);
  await visitWithCart(page, 'brasa');
  await open(page, 'brasa', '/checkout');
  await expect(page).toHaveTitle(/Checkout/);
  for (const name of ['1. Order Type & Details', '2. Payment'])
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Home/ })).toBeChecked();

  await page.getByRole('button', { name: 'New address' }).click();
  await typed(page, 'Contact phone').fill('abc');
  await page.getByRole('switch', { name: 'As soon as possible' }).uncheck();
  await expect(page.getByText('You can schedule up to 7 days in advance.')).toBeVisible();
  await placeOrder(page).click();
  const missing = 'New address details, Valid contact phone number, Scheduled date/time';
  await expect(page.getByText(`Please complete the following: ${missing}`)).toBeVisible();
  await expect(page.getByText('Valid phone number required.')).toBeVisible();
  await expect(page.getByText('Please ensure the new address is complete and valid.')).toBeVisible();
  await expect(page.locator('[name=scheduledAt]').first()).toBeFocused();
  await expectAccessibleInBothModes(page);

  await page.locator('[name=scheduledAt]').first().check();
  await page.getByRole('combobox').pressSequentially('Rua Augusta');
  await page.getByRole('option').first().click();
  await expect(typed(page, 'Street')).toHaveValue('Rua Augusta');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('New address added successfully!')).toBeVisible();
  await expect(
    page.getByRole('radio', { name: /Rua Augusta/ }).or(page.locator('[name=savedAddress]').last()),
  ).toBeChecked();
  await typed(page, 'Contact phone').fill('(021) 7946095');
  await page.getByLabel(/Notes for the restaurant/).fill('  Blue door  ');
  expect(orders).toHaveLength(0);
  await placeOrder(page).dblclick();
  await expect(confirmation(page)).toContainText(/Delivery .* at /);
  await expectAccessibleInBothModes(page);
  expect(orders).toHaveLength(1);
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
  await confirmation(page).getByRole('button', { name: 'Track My Order' }).click();
  await expect(page).toHaveURL(site('brasa', '/orders'));
});

story('a warning of Place Order gives way to what the next press says', async ({ page }) => {
  await visitWithCart(page, 'brasa');
  await open(page, 'brasa', '/checkout');
  const asap = page.getByRole('switch', { name: 'As soon as possible' });
  const soon = { timeout: 3000 };
  await asap.uncheck();
  await typed(page, 'Contact phone').fill('abc');
  await placeOrder(page).click();
  await expect(page.getByText('following: Valid contact phone number, Scheduled date/time')).toBeVisible();
  await typed(page, 'Contact phone').fill('(021) 7946095');
  await placeOrder(page).click();
  await expect(page.getByText('following: Scheduled date/time')).toBeVisible(soon);

  await asap.check();
  await placeOrder(page).click();
  await expect(confirmation(page)).toBeVisible();
  await expect(page.getByRole('status').getByText(/^Order #\S+ placed successfully!$/)).toBeVisible(soon);
});

story('a delivery below the minimum is explained, and pickup is a way out', async ({ page }) => {
  const orders = sentOrders(page);
  await visitWithCart(page, 'brasa', { dishes: 1 });
  await open(page, 'brasa', '/checkout');
  await placeOrder(page).click();
  const dialog = page.getByRole('dialog', { name: 'Minimum Order Value' });
  await expect(dialog).toContainText(
    'Minimum order amount for delivery is €20.00. Please add more items to your cart.',
  );
  await expect(dialog).toContainText('choose pickup instead');
  await expectAccessibleInBothModes(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(placeOrder(page)).toBeFocused();
  expect(orders).toHaveLength(0);

  await page.getByRole('radio', { name: 'Pickup', exact: true }).check();
  await placeOrder(page).click();
  await expect(confirmation(page)).toContainText('Pickup as soon as possible');
});

story('what a customer changed elsewhere meanwhile counts at the checkout they come back to', async ({ page }) => {
  await visitWithCart(page, 'brasa');
  await open(page, 'brasa', '/checkout');
  const notes = page.getByLabel(/Notes for the restaurant/);
  await notes.fill('Blue door');
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(site('brasa', '/'));
  await page.getByRole('radio', { name: 'Pickup' }).check();
  await page.goBack();
  await expect(notes).toHaveValue('Blue door');
  await expect(page.getByRole('radio', { name: 'Pickup', exact: true })).toBeChecked();

  await page.getByRole('radio', { name: 'Delivery', exact: true }).check();
  await page.getByRole('button', { name: 'Account menu: Eve Hungry' }).click();
  await page.getByRole('menuitem', { name: 'My Profile' }).click();
  await page.getByRole('button', { name: 'Actions for Home' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await page.getByRole('dialog', { name: 'Delete Address' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No saved addresses yet.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Delivery', exact: true })).toBeChecked();
  await expect(page.getByRole('heading', { name: 'New address' })).toBeVisible();
  await expect(page.getByRole('combobox')).toBeVisible();
});

story('an address outside the area of delivery is told at once, and pickup is a way out', async ({ page }) => {
  const orders = sentOrders(page);
  await visitWithCart(page, 'brasa');
  // As if the restaurant delivered only to Colchester: a real change would reach the stories beside this one.
  await page.addInitScript(() => {
    const { parse } = JSON;
    JSON.parse = (text, reviver) => parse(text.replace('"minimumOrderValue":', '"postcodes":["CO1"],$&'), reviver);
  });
  await open(page, 'brasa', '/checkout');
  const warning = 'This restaurant does not deliver to 1200-203. Please choose another address, or pickup.';
  await expect(page.getByRole('alert').getByText(warning)).toBeVisible();
  await expectAccessibleInBothModes(page);
  await placeOrder(page).click();
  await expect(page.getByText(warning)).toHaveCount(2);
  await expect(page.getByRole('radio', { name: /^Home/ })).toBeFocused();
  expect(orders).toHaveLength(0);

  await page.getByRole('radio', { name: 'Pickup', exact: true }).check();
  await expect(page.getByRole('alert').getByText(warning)).toBeHidden();
  await placeOrder(page).click();
  await expect(confirmation(page)).toContainText('Pickup as soon as possible');
});

story(
  'promotions: an unknown code is refused at its input, a valid one shows and can be taken away',
  async ({ page, watch }) => {
    watch.allowStatus(400);
    watch.allowStatus(409);
    await visitWithCart(page, 'brasa');
    await open(page, 'brasa', '/checkout');
    const code = typed(page, 'Promo code');
    await page.getByRole('button', { name: 'Have a promo code?' }).click();
    await page.getByRole('button', { name: 'Apply' }).click();
    await code.fill('NO-SUCH-CODE');
    await page.keyboard.press('Enter');
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await expectAccessibleInBothModes(page);

    await code.fill('LAST5');
    await page.keyboard.press('Enter');
    const cross = page.getByRole('button', { name: 'Remove LAST5' });
    await expect(cross).toBeFocused();
    await expect(code).toBeDisabled();
    await expect(page.locator('#your-order')).toContainText('−€');
    await cross.click();
    await expect(code).toBeFocused();
    await expect(code).toHaveValue('');
    await expect(page.locator('#your-order')).not.toContainText('−€');
  },
);

story('prices that changed meanwhile are shown line by line before anything is ordered', async ({ page, watch }) => {
  watch.allowStatus(409);
  const orders = sentOrders(page);
  await visitWithCart(page, 'brasa');
  await open(page, 'brasa', '/checkout');
  await expect(placeOrder(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  // As if the menu had been changed since the cart was checked.
  await page.evaluate(() => {
    const cart = JSON.parse(localStorage.getItem('cart') as string);
    cart.items[0].price = cart.items[0].itemSubtotal = 40;
    localStorage.setItem('cart', JSON.stringify(cart));
    dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  });
  await expect(page.locator('#your-order')).toContainText('€40.00');
  await placeOrder(page).click();
  const dialog = page.getByRole('dialog', { name: 'Your order has changed' });
  await expect(dialog.getByRole('listitem')).toHaveText([
    /: now €\d.* instead of €40\.00\.$/,
    /^Total: €\d.* instead of €/,
  ]);
  await expectAccessibleInBothModes(page);
  await dialog.getByRole('button', { name: 'Review my order' }).click();
  await expect(page.locator('#your-order')).not.toContainText('€40.00');
  await placeOrder(page).click();
  await expect(confirmation(page)).toBeVisible();
  expect(new Set(orders).size).toBe(2);
});

story(
  'nothing is ordered at a total that was not on the screen when Place Order was pressed',
  async ({ page, watch }) => {
    watch.allowStatus(409);
    const orders = sentOrders(page);
    await visitWithCart(page, 'brasa', { dishes: 3 });
    await open(page, 'brasa', '/checkout');
    await page.getByRole('button', { name: 'Have a promo code?' }).click();
    await typed(page, 'Promo code').fill('PORTA');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove PORTA' })).toBeVisible();

    // Pickup has no fee to save, which the browser still asks about while the order is placed.
    const asked = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    await page.route('**/promotions/validate-coupon', async (route) => {
      asked.resolve();
      await held.promise;
      await route.continue();
    });
    await page.getByRole('radio', { name: 'Pickup', exact: true }).check();
    await asked.promise;
    await placeOrder(page).click();
    held.resolve();
    const told = page.getByRole('main').getByText(/^The total of your order has changed: €[\d.]+ instead of €[\d.]+\./);
    await expect(told).toBeVisible();
    await expect(page.locator('#your-order')).not.toContainText('−€');
    await expectAccessibleInBothModes(page);
    expect(orders).toHaveLength(0);

    // The next press finds another price than the one shown, and the customer goes on with the menu's.
    const total = page.locator('#your-order dd').last();
    const shown = await total.innerText();
    await page.evaluate(() => {
      const cart = JSON.parse(localStorage.getItem('cart') as string);
      cart.items[0].price = cart.items[0].itemSubtotal = 40;
      localStorage.setItem('cart', JSON.stringify(cart));
    });
    await placeOrder(page).click();
    await expect(page.getByRole('status').getByText('Your cart was changed elsewhere.')).toBeInViewport();
    await expect(page.getByRole('dialog', { name: 'Your cart has changed' })).toContainText('instead of €40.00');
    await expect(total).toHaveText(shown);
    expect(orders).toHaveLength(0);
  },
);

story('a session that ends while someone types costs nothing that was typed', async ({ page, context, watch }) => {
  watch.allowStatus(401);
  await visitWithCart(page, 'brasa');
  const email = await page.evaluate(() => localStorage.getItem('email') as string);
  await open(page, 'brasa', '/checkout');
  await page.getByLabel(/Notes for the restaurant/).fill('Blue door');
  await page.getByRole('button', { name: 'New address' }).click();
  await page.getByRole('button', { name: 'Enter address manually' }).click();
  await typed(page, 'Street').fill('Rua Nova 7');

  // The refresh cookie is gone and the token is refused.
  await context.clearCookies();
  await page.evaluate(() => localStorage.setItem('accessToken', 'no.longer.good'));
  await page.getByRole('button', { name: 'Refresh points' }).click();
  await expect(page).toHaveURL(site('brasa', '/auth/login?redirect=/checkout'));
  await expect(page.getByText('Session expired. Please log in again.')).toBeVisible();
  await page.reload();
  await fillSignIn(page, { email, password: NEW_PASSWORD });
  await expect(page).toHaveURL(site('brasa', '/checkout'));
  await expect(page.getByLabel(/Notes for the restaurant/)).toHaveValue('Blue door');
  await page.getByRole('button', { name: 'New address' }).click();
  await expect(typed(page, 'Street')).toHaveValue('Rua Nova 7');
});

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
  expect(orders).toEqual([]);
});

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

/** The order reaches the restaurant; the answer does not reach the customer. */
async function loseAnswer(page: Page): Promise<void> {
  await page.route('**/api/v1/orders', async (route) => {
    // Node does not know the names below localhost.
    const { host } = new URL(route.request().url());
    const headers = { ...route.request().headers(), host };
    const url = route.request().url().replace('brasa.localhost', '127.0.0.1');
    expect((await route.fetch({ url, headers })).status()).toBe(201);
    await route.abort();
  });
}

story(
  'an order whose line broke is asked for at once, and its customer sees nothing of it',
  async ({ page, watch }) => {
    watch.allowFailures();
    const orders = sentOrders(page);
    await visitWithCart(page, 'brasa');
    await open(page, 'brasa', '/checkout');
    await loseAnswer(page);
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
  await loseAnswer(page);
  await page.route('**/api/v1/orders-by-key/*', (route) => route.abort());
  await placeOrder(page).click();
  await expect(page.getByText('An unexpected error occurred while placing the order.')).toBeVisible();
  await expect(page.getByText('No answer came', { exact: false })).toBeVisible();

  await page.unroute('**/api/v1/orders-by-key/*');
  await open(page, 'brasa', '/menu');
  const dialog = confirmation(page);
  await expect(dialog).toContainText('your order is with the restaurant', { timeout: 20_000 });
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
    await loseAnswer(page);
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
