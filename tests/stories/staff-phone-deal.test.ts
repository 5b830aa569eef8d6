import { press, tabTo } from './by-keyboard.ts';
import { browserOf, LOOKS, wordsOf } from './looks.ts';
import { signIn } from './sign-in.ts';
import { expect, expectAccessibleInBothModes, OWNER, site, story } from './story.ts';

for (const look of LOOKS) {
  const said = wordsOf(look);
  const name = look.language === 'ja' ? 'バーガーナイト' : 'Burger night';
  story.describe(`at ${look.width} px, in ${look.language},`, () => {
    story.use(browserOf(look));

    story('a deal is taken by telephone with an option of its burger, and counted as one', async ({ page }) => {
      await signIn(page, 'brasa', OWNER);
      await page.goto(site('brasa', '/staff/new-order'));
      await page.getByLabel(said('phone-order.phone')).fill(`+351 93${look.width} ${Date.now() % 1_000_000}`);
      await tabTo(page, page.getByLabel(said('phone-order.find')));
      await page.keyboard.type(name.slice(0, 5));
      await expect(page.getByRole('option', { name })).toBeVisible();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      const add = dialog.getByRole('button', { name: said('phone-order.add_deal') });
      await press(page, add);
      await expect(dialog.getByRole('combobox').first()).toBeFocused();
      await expect(dialog.getByText(String(said('deals.required')))).toHaveCount(3);
      for (const line of await dialog.getByRole('combobox').all()) await line.selectOption({ index: 1 });
      const bacon = dialog.getByRole('checkbox').first();
      await tabTo(page, bacon);
      await page.keyboard.press('Space');
      await expect(add).toContainText('19.90');
      await expectAccessibleInBothModes(page);
      await press(page, add);
      await expect(dialog).toBeHidden();

      // With the delivery's 3.00.
      await expect(page.locator('#phone-order-total')).toContainText('22.90');
      const more = page.getByRole('button', { name: said('phone-order.more') });
      await expect(more).toHaveCount(1);
      await press(page, more);
      await expect(page.locator('#phone-order-total')).toContainText('42.80');
      await expectAccessibleInBothModes(page);
    });
  });
}
