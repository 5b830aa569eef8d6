import { open, visitWithCart } from './checkout-visit.ts';
import { browserOf, LOOKS, wordsOf } from './looks.ts';
import { expect, expectAccessibleInBothModes, story } from './story.ts';

for (const look of [...LOOKS, { width: 320, language: 'de', locale: 'de-DE' } as const]) {
  const said = wordsOf(look);
  const name = { en: 'Half and half', ja: 'ハーフ＆ハーフ', de: 'Halb und halb' }[look.language as 'en' | 'ja' | 'de'];
  story.describe(`at ${look.width} px, in ${look.language},`, () => {
    story.use(browserOf(look));

    story('a pizza is made of two halves, and its line says which is which', async ({ page }) => {
      await visitWithCart(page, 'forno-vesta', { dishes: 0, isCustomer: false });
      const dish = await page.evaluate(async () => {
        const { products } = await (await fetch('/api/v1/products')).json();
        const ofHalves = ({ options }: { options: { half?: object }[] }) => options.some(({ half }) => half);
        return products.find(ofHalves)._id as string;
      });
      await open(page, 'forno-vesta', `/product/${dish}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
      const halves = main.getByRole('radio', { name: /^½ / });
      await expect(halves).toHaveCount(16);
      await expect(main.getByRole('radio', { name: /^½ /, checked: true })).toHaveCount(0);
      const add = main.getByRole('button', { name: said('product.add_to_cart') }).first();
      await add.click();
      await expect(main.getByText(said('product.at_least')).first()).toBeVisible();
      // The keyboard walks a half as any other choice.
      await halves.first().focus();
      await page.keyboard.press('Space');
      await expect(halves.first()).toBeChecked();
      await halves.nth(9).focus();
      await page.keyboard.press('Space');
      await main.getByRole('checkbox', { name: /^½ / }).nth(4).check({ force: true });
      await expectAccessibleInBothModes(page);
      await add.click();
      await expect(page.getByRole('status').filter({ hasText: name })).toBeVisible();
      await open(page, 'forno-vesta', '/cart');
      // The dearer one for 13.50 and 50 pence for both; olives on a half for 60.
      await expect(main.getByText(/14[.,]60/).first()).toBeVisible();
      await expect(main.getByText(/½\u00A0Margherita/).first()).toBeVisible();
      await expect(main.getByText(' | ').first()).toBeVisible();
      await expectAccessibleInBothModes(page);
    });
  });
}
