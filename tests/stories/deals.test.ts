import { confirmation, open, placeOrder, visitWithCart } from './checkout-visit.ts';
import { browserOf, LOOKS, wordsOf } from './looks.ts';
import { expect, expectAccessibleInBothModes, story } from './story.ts';

for (const look of LOOKS) {
  const said = wordsOf(look);
  story.describe(`at ${look.width} px, in ${look.language},`, () => {
    story.use(browserOf(look));

    story(
      'a deal is chosen dish by dish, changed and counted as one in the cart, and taken out as one',
      async ({ page }) => {
        await visitWithCart(page, 'brasa', { dishes: 0, isCustomer: false });
        await open(page, 'brasa', '/menu');
        const deals = page.getByRole('region', { name: String(said('menu.deals')) });
        await deals.getByRole('button').first().click();
        const dialog = page.getByRole('dialog');
        const add = dialog.getByRole('button', { name: said('deals.add') });
        await add.click();
        await expect(dialog.getByText(String(said('deals.required')))).toHaveCount(3);
        await expectAccessibleInBothModes(page);
        const lines = dialog.getByRole('combobox');
        for (const line of await lines.all()) await line.selectOption({ index: 2 });
        await expect(dialog.getByText('20.60')).toBeVisible();
        await add.click();
        await expect(dialog).toBeHidden();

        await open(page, 'brasa', '/cart');
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 3 })).toHaveCount(3);
        await expect(main.getByText('20.60').first()).toBeVisible();
        await main.getByRole('button', { name: `${said('cart.change')}: ` }).click();
        await expect(dialog.getByText('20.60')).toBeVisible();
        await lines.first().selectOption({ index: 0 });
        await expectAccessibleInBothModes(page);
        await dialog.getByRole('button', { name: said('deals.save') }).click();
        await expect(dialog).toBeHidden();
        await expect(main.getByRole('heading', { level: 3 })).toHaveCount(3);
        await expect(main.getByText('19.10').first()).toBeVisible();
        const more = main.getByRole('button', { name: said('cart.more') });
        await expect(more).toHaveCount(1);
        await more.click();
        await expect(main.getByText('38.20').first()).toBeVisible();
        await expectAccessibleInBothModes(page);
        await main.getByRole('button', { name: said('cart.remove') }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: said('cart.remove_confirm') })
          .click();
        await expect(main.getByText(String(said('cart.empty')))).toBeVisible();
      },
    );
  });
}

story(
  'a deal is ordered with an option of a dish, and its dishes stand in the order with its name',
  async ({ page }) => {
    await visitWithCart(page, 'brasa', { dishes: 0 });
    await open(page, 'brasa', '/menu');
    await page.getByRole('button', { name: 'Choose from Burger night' }).click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveCount(3);
    for (const line of await page.getByRole('dialog').getByRole('combobox').all())
      await line.selectOption({ index: 1 });
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Smoked bacon' }).check({ force: true });
    await dialog.getByRole('button', { name: 'Add to cart · €19.90' }).click();
    await expect(dialog).toBeHidden();
    await open(page, 'brasa', '/checkout');
    await page.getByRole('radio', { name: 'Pickup', exact: true }).check({ force: true });
    await placeOrder(page).click();
    await confirmation(page).getByRole('button').first().click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Order #/ })
      .first()
      .click();
    await expect(page.getByRole('main').getByText('Burger night')).toHaveCount(3);
    await expect(page.getByRole('main').getByText('€19.90').first()).toBeVisible();
  },
);
