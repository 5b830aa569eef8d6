import { visitWithCart } from './checkout-visit.ts';
import { fillInGuest } from './fill-in-guest.ts';
import { loseAnswer } from './lose-answer.ts';
import { expect, expectAccessible, site, story } from './story.ts';

const APP = /\/assets\/.*\.js$/;

story(
  'where the scripts do not come, the order goes on with the cart that they kept, and back',
  async ({ page, watch }) => {
    watch.allowFailures();
    watch.allowStatus(422);
    await visitWithCart(page, 'brasa', { isCustomer: false });
    await page.route(APP, (route) => route.abort());
    await page.goto(site('brasa', '/cart'));
    await expect(page.getByRole('heading', { name: 'Cart Items (2)' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Proceed to Checkout' }).first().click();
    await page.getByRole('button', { name: 'Order as a guest' }).click();
    await page.getByRole('radio', { name: 'Pickup' }).check({ force: true });
    await page.getByRole('button', { name: 'Update' }).click();
    await expectAccessible(page);
    await fillInGuest(page);

    // The answer to the order is lost, and the customer comes back.
    await loseAnswer(page, '**/checkout');
    await page.getByRole('button', { name: /Place Order/ }).click();
    await page.waitForURL('chrome-error://chromewebdata/');
    await page.unroute('**/checkout');
    await page.goto(site('brasa', '/checkout'));
    await expect(page.getByText(/your order is with the restaurant/)).toBeVisible();
    await expectAccessible(page);

    await page.goto(site('brasa', '/menu'));
    await page.getByRole('link', { name: 'Brasa Burger', exact: true }).first().click();
    await page.getByRole('button', { name: /Add to Cart/ }).click();
    await page.unroute(APP);
    await page.getByRole('button', { name: 'Back to the full version' }).click();
    await expect(page.getByRole('heading', { name: 'Cart Items (1)' })).toBeVisible();
    await expect(page.getByText('This is the plain version')).toBeHidden();
  },
);
