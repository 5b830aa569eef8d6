import type { Language } from '../../src/domain/languages.ts';
import { visitWithCart } from './checkout-visit.ts';
import { browserOf, LOOKS, wordsOf } from './looks.ts';
import { loseAnswer } from './lose-answer.ts';
import { expect, expectAccessibleInBothModes, site, story } from './story.ts';

const APP = /\/assets\/.*\.js$/;

const BURGER: Partial<Record<Language, string>> = { en: 'Brasa Burger', ja: 'ブラーザ・バーガー' };

for (const look of LOOKS) {
  const said = wordsOf(look);
  story.describe(`at ${look.width} px, in ${look.language},`, () => {
    story.use(browserOf(look));

    story(
      'where the scripts do not come, the order goes on with the cart that they kept, and back',
      async ({ page, watch }) => {
        watch.allowFailures();
        watch.allowStatus(422);
        const button = (key: string) =>
          page
            .getByRole('button', { name: said(key) })
            .filter({ visible: true })
            .first();
        await visitWithCart(page, 'brasa', { isCustomer: false });
        await page.route(APP, (route) => route.abort());
        await page.goto(site('brasa', '/cart'));
        await expect(page.getByRole('heading', { name: said('cart.cart_items') })).toBeVisible();
        await expectAccessibleInBothModes(page);
        await page
          .getByRole('link', { name: said('cart.checkout') })
          .first()
          .click();
        await expectAccessibleInBothModes(page);
        await button('auth.as_guest').click();
        await page.getByRole('radio', { name: said('checkout.type_Pickup'), exact: true }).check({ force: true });
        await button('plain.update').click();
        await expectAccessibleInBothModes(page);
        await page.getByLabel(said('checkout.guest_name')).fill('Gia Guest');
        await page.getByLabel(said('checkout.contact_phone')).fill('+351 912 345 678');
        await page.getByLabel(said('checkout.guest_email')).fill('gia@example.com');

        // The answer to the order is lost, and the customer comes back.
        await loseAnswer(page, '**/checkout');
        await button('checkout.place_order').click();
        await page.waitForURL('chrome-error://chromewebdata/');
        await page.unroute('**/checkout');
        await page.goto(site('brasa', '/checkout'));
        await expect(page.getByText(said('checkout.found'))).toBeVisible();
        await expectAccessibleInBothModes(page);

        await page.goto(site('brasa', '/menu'));
        await page
          .getByRole('link', { name: BURGER[look.language] ?? '', exact: true })
          .first()
          .click();
        await button('product.add_to_cart').click();
        await page.unroute(APP);
        await button('plain.leave').click();
        await expect(page.getByRole('heading', { name: said('cart.cart_items') })).toBeVisible();
        await expect(page.getByText(said('plain.leave_text'))).toBeHidden();
      },
    );
  });
}
