import type { Page } from '@playwright/test';
import { holdBack } from './calls.ts';
import { confirmation, open, placeOrder, sentOrders, visitWithCart } from './checkout-visit.ts';
import { fillSignIn } from './sign-in.ts';
import { expect, expectAccessibleInBothModes, NEW_PASSWORD, site, story } from './story.ts';

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

  // Not the first: its time may pass meanwhile. Late in the evening there are few.
  await page.locator('[name=scheduledAt]').last().check();
  await page.getByRole('combobox').pressSequentially('Rua Augusta');
  await page.getByRole('listbox').getByRole('option').first().click();
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
  // Its reason is gone, and so is the message.
  await expect(page.getByText('following: Valid contact phone')).toBeHidden({ timeout: 1500 });
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
  // As if the menu had been changed since the cart was checked: no quote says so before the button is pressed.
  const goOn = await holdBack(page, '/cart/quote');
  await page.evaluate(() => {
    const cart = JSON.parse(localStorage.getItem('cart') as string);
    cart.items[0].price = cart.items[0].itemSubtotal = 40;
    localStorage.setItem('cart', JSON.stringify(cart));
    dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  });
  await expect(page.locator('#your-order')).toContainText('€40.00');
  await placeOrder(page).click();
  goOn();
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
    await page.route('**/cart/quote', async (route) => {
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
