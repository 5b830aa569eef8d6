import type { Language } from '../../src/domain/languages.ts';
import { press, tabTo, typeInto } from './by-keyboard.ts';
import { fillInGuest } from './fill-in-guest.ts';
import { browserOf, LOOKS, wordsOf } from './looks.ts';
import { beginPlainly } from './plain-visit.ts';
import { expect, site, story } from './story.ts';

story.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

// Brasa & Thyme is open at every hour: an ASAP order is always possible there.
const BURGER: Partial<Record<Language, string>> = { en: 'Brasa Burger', ja: 'ブラーザ・バーガー' };

for (const look of LOOKS) {
  const said = wordsOf(look);
  story.describe(`at ${look.width} px, in ${look.language}, by keyboard alone,`, () => {
    story.use(browserOf(look));

    story('dinner is ordered to be collected, and followed', async ({ page, watch }) => {
      watch.allowFailures();
      watch.allowStatus(422);
      const button = (key: string) => page.getByRole('button', { name: said(key) }).filter({ visible: true });
      await page.goto(site('brasa', '/cart'));
      // Playwright's own selectors take no notice of `<noscript>`.
      await expect(page.locator('noscript h2')).toHaveText(said('cart.empty'));
      await press(page, page.locator('noscript a', { hasText: said('cart.browse') }));
      await press(page, page.getByRole('link', { name: BURGER[look.language] ?? '', exact: true }).first());
      await press(page, button('product.add_to_cart'));
      await expect(page).toHaveURL(site('brasa', '/cart'));
      await expect(page.getByText(said('dish.added_own_way'))).toBeVisible();
      await tabTo(page, page.getByLabel(said('cart.quantity_of')));
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('3');
      await press(page, button('plain.update'));
      await expect(page.getByRole('heading', { name: /\(3\)|（3）/ })).toBeVisible();
      await press(page, page.getByRole('link', { name: said('cart.checkout') }).first());
      await expect(page).toHaveURL(site('brasa', '/auth/login?redirect=/checkout'));
      await expect(page.getByText(said('checkout.login_first'))).toBeVisible();
      await press(page, button('auth.as_guest'));

      await expect(page).toHaveURL(site('brasa', '/checkout'));
      await tabTo(page, page.locator('[name=orderType]:checked'));
      await page.keyboard.press('ArrowRight');
      await press(page, button('plain.update'));
      await expect(page.getByRole('heading', { name: said('checkout.pickup_from') })).toBeVisible();
      await press(page, button('checkout.place_order').first());
      await expect(page.getByText(said('checkout.complete_following'))).toBeVisible();
      await typeInto(page, page.getByLabel(said('checkout.guest_name')), 'Gia Guest');
      await typeInto(page, page.getByLabel(said('checkout.contact_phone')), '+351 912 345 678');
      await typeInto(page, page.getByLabel(said('checkout.guest_email')), 'gia@example.com');
      await press(page, button('checkout.place_order').first());
      await expect(page.getByText(said('checkout.placed'))).toBeVisible();
      await page.reload();
      await expect(page.getByText(said('statuses.pending_confirmation')).first()).toBeVisible();
      await press(page, button('order.cancel_order'));
      await press(page, button('order.cancel_confirm'));
      await expect(page.getByText(said('order.cancelled'))).toBeVisible();
    });
  });
}

story('dinner is delivered for a time that is chosen', async ({ page, watch }) => {
  watch.allowFailures();
  watch.allowStatus(422);
  await beginPlainly(page);
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

story('dinner is paid by card, and called off', async ({ page, watch }) => {
  watch.allowFailures();
  watch.allowStatus(422);
  await beginPlainly(page);
  await page.getByRole('radio', { name: 'Pickup' }).check({ force: true });
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByRole('radio', { name: 'Card or wallet' }).check({ force: true });
  await fillInGuest(page);
  await page
    .getByRole('button', { name: /Place Order/ })
    .filter({ visible: true })
    .click();
  await expect(page.getByText('Waiting for your payment', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Pay €/ }).click();
  await page.getByRole('link', { name: /^Pay €/ }).click();
  await page.getByRole('button', { name: 'Close without paying' }).click();
  await page.getByRole('button', { name: /^Pay €/ }).click();
  await page.getByRole('link', { name: /^Pay €/ }).click();
  await page.getByRole('button', { name: 'Pay with Visa 4242' }).click();
  await expect(page.getByText('Pending Confirmation').first()).toBeVisible();
  await expect(page.getByText('Visa ending in 4242')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel Order' }).click();
  await page.getByRole('button', { name: 'Yes, cancel order' }).click();
  await expect(page.getByText(/You were not charged/)).toBeVisible();
});

story('a choice that opens others says so, and asks for them with it alone', async ({ page, watch }) => {
  watch.allowFailures();
  watch.allowStatus(422);
  await beginPlainly(page);
  await page.goto(site('brasa', '/menu'));
  await page.getByRole('link', { name: 'Piri-Piri Chicken Burger', exact: true }).first().click();
  const side = page.getByRole('group', { name: /Choose your side/ });
  await expect(side).toContainText('Only with: Meal with a side and a drink');
  await side.getByRole('radio', { name: /Chargrilled corn/ }).check({ force: true });
  await page.getByRole('button', { name: /Add to Cart/ }).click();
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Piri-Piri Chicken Burger' });
  await expect(line).toContainText('€13.20');
  await expect(line).not.toContainText('Chargrilled corn');

  await page.goBack();
  await page.getByRole('radio', { name: /Meal with a side and a drink/ }).check({ force: true });
  await side.getByRole('radio', { name: /Chargrilled corn/ }).check({ force: true });
  const drink = page.getByRole('group', { name: /Your drink/ }).getByRole('radio');
  await drink.first().check({ force: true });
  await page.getByRole('button', { name: /Add to Cart/ }).click();
  await expect(line.filter({ hasText: 'Chargrilled corn' })).toContainText('€19.20');
});

story(
  'a dish of the cart is changed in its own place, and not one that is not there any more',
  async ({ page, watch }) => {
    watch.allowFailures();
    watch.allowStatus(422);
    const main = page.getByRole('main');
    const bacon = main.getByRole('checkbox', { name: 'Smoked bacon' });
    const quantity = main.getByLabel(/^Quantity/);
    await page.goto(site('brasa', '/menu'));
    await page.getByRole('link', { name: 'Brasa Burger', exact: true }).first().click();
    await bacon.check({ force: true });
    await main.getByRole('button', { name: /Add to Cart/ }).click();
    await page.goto(site('brasa', '/menu'));
    await page.getByRole('link', { name: 'Piri-Piri Chicken Burger', exact: true }).first().click();
    await main.getByRole('button', { name: /Add to Cart/ }).click();
    await expect(main.getByRole('heading', { level: 3 })).toHaveText(['Brasa Burger', 'Piri-Piri Chicken Burger']);

    const change = main.getByRole('link', { name: 'Change: Brasa Burger' });
    const address = await change.getAttribute('href');
    await change.click();
    await expect(bacon).toBeChecked();
    await expect(quantity).toHaveValue('1');
    await bacon.uncheck({ force: true });
    await main.getByRole('checkbox', { name: 'Fried egg' }).check({ force: true });
    await quantity.fill('2');
    await main.getByRole('button', { name: /^Save/ }).click();
    await expect(page).toHaveURL(site('brasa', '/cart'));
    await expect(page.getByText('Brasa Burger changed.')).toBeVisible();
    await expect(main.getByRole('heading', { level: 3 })).toHaveText(['Brasa Burger', 'Piri-Piri Chicken Burger']);
    const line = main.getByRole('listitem').filter({ hasText: 'Fried egg' });
    await expect(line.getByLabel(/^Quantity/)).toHaveValue('2');
    await expect(main.getByText('Smoked bacon')).toHaveCount(0);

    // As somebody opens it whose page of the cart is an old one.
    await page.goto(site('brasa', String(address)));
    await expect(page).toHaveURL(site('brasa', '/cart'));
    await expect(page.getByText('not in your cart as you had chosen it any more')).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Cart Items (3)' })).toBeVisible();
  },
);

story('a deal is chosen in place of the menu, and stands in the cart as one', async ({ page, watch }) => {
  watch.allowFailures();
  await page.goto(site('brasa', '/menu'));
  await page.getByRole('button', { name: 'Choose from Burger night' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Burger night' })).toBeVisible();
  const update = main.getByRole('button', { name: 'Update' });
  await update.click();
  await expect(main.getByText('Choose one.')).toHaveCount(3);
  for (const line of await main.getByRole('combobox').all()) await line.selectOption({ index: 1 });
  await update.click();
  await main.getByRole('checkbox', { name: 'Smoked bacon' }).check({ force: true });
  await update.click();
  await main.getByRole('button', { name: 'Add to cart · €19.90' }).click();
  await expect(page).toHaveURL(site('brasa', '/cart'));
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(main.getByText('€19.90').first()).toBeVisible();
  // Changed, it begins with what was chosen, and takes its own place.
  await main.getByRole('link', { name: 'Change: Burger night' }).click();
  const bacon = main.getByRole('checkbox', { name: 'Smoked bacon' });
  await expect(bacon).toBeChecked();
  await expect(main.getByRole('button', { name: 'Save · €19.90' })).toBeVisible();
  await bacon.uncheck({ force: true });
  await update.click();
  await main.getByRole('button', { name: /^Save · €1/ }).click();
  await expect(page).toHaveURL(site('brasa', '/cart'));
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(main.getByText('Smoked bacon')).toHaveCount(0);
  await main.getByRole('button', { name: /^Remove/ }).click();
  await expect(main.getByText('Your cart is empty').first()).toBeVisible();
});

story('pages that can do nothing say what can be done', async ({ page, watch }) => {
  watch.allowFailures();
  for (const path of ['/profile', '/auth/login', '/orders', '/track', '/contact']) {
    await page.goto(site('brasa', path));
    await expect(page.locator('noscript b')).toHaveText('This page needs JavaScript');
  }
});

story.describe('in French at 320 px,', () => {
  story.use({ locale: 'fr-FR', viewport: { width: 320, height: 700 } });

  story('a line of the cart can be updated and removed without scrolling sideways', async ({ page, watch }) => {
    watch.allowFailures();
    await page.goto(site('brasa', '/menu'));
    await page.getByRole('link', { name: 'Burger de poulet piri-piri', exact: true }).first().click();
    await page.getByRole('button', { name: 'Ajouter au panier' }).filter({ visible: true }).click();
    await expect(page).toHaveURL(site('brasa', '/cart'));
    const box = await page
      .getByRole('button', { name: /^Retirer/ })
      .filter({ visible: true })
      .boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320 - 16);
  });
});
