import type { Language } from '../../src/domain/languages.ts';
import { press, tabTo } from './by-keyboard.ts';
import { browserOf, LOOKS, wordsOf } from './looks.ts';
import { signIn } from './sign-in.ts';
import { expect, expectAccessibleInBothModes, OWNER, site, story } from './story.ts';

/** How three dishes are looked up. */
const LETTERS: Partial<Record<Language, string[]>> = {
  en: ['lemonade', 'brasa b', 'smokeh'],
  ja: ['ラズベ', 'ブラーザ・バ', 'スモークハ'],
};

for (const look of LOOKS) {
  const said = wordsOf(look);
  story.describe(`at ${look.width} px, in ${look.language},`, () => {
    story.use(browserOf(look));

    story('an order is taken by telephone, by keyboard alone', async ({ page }) => {
      await signIn(page, 'brasa', OWNER);
      await page.goto(site('brasa', '/staff/new-order'));
      await expect(page.getByRole('heading', { level: 1, name: said('phone-order.title') })).toBeVisible();
      await expectAccessibleInBothModes(page);
      const phone = `+351 91${look.width} ${Date.now() % 1_000_000}`;

      const began = Date.now();
      await expect(page.getByLabel(said('phone-order.phone'))).toBeFocused();
      await page.keyboard.type(phone);
      await expect(page.getByText(said('phone-order.unknown'))).toBeVisible();
      await page.keyboard.press('Tab');
      await page.keyboard.type('Cal Caller');
      await tabTo(page, page.getByLabel(said('phone-order.find')));
      for (const letters of LETTERS[look.language] ?? []) {
        await page.keyboard.type(letters);
        await expect(page.getByRole('option').first()).toBeVisible();
        await page.keyboard.press('Enter');
        const options = page.getByRole('dialog');
        if (await options.isVisible())
          await options.getByRole('button', { name: said('phone-order.add') }).press('Enter');
        await expect(options).toBeHidden();
      }
      const handover = page.locator('[name=orderType]:checked');
      await tabTo(page, handover);
      if ((await handover.getAttribute('value')) !== 'Delivery') await page.keyboard.press('ArrowLeft');
      await tabTo(page, page.getByLabel(said('addresses.street')));
      await page.keyboard.type('Rua Garrett 12');
      await tabTo(page, page.getByLabel(said('addresses.postalCode')));
      await page.keyboard.type('1200-203');
      await expectAccessibleInBothModes(page);
      await press(page, page.getByRole('button', { name: said('phone-order.place') }));
      await expect(page.getByText(said('phone-order.placed'))).toBeVisible();
      expectWithin(90_000, began, 'a new caller, three dishes, delivery');

      // The same caller again: one tap repeats the last order.
      await press(page, page.getByRole('button', { name: said('phone-order.title') }));
      const again = Date.now();
      await page.keyboard.type(phone);
      await expect(page.getByText(said('phone-order.known'))).toBeVisible();
      await press(page, page.getByRole('button', { name: said('phone-order.again_of') }).first());
      await expect(page.locator('#phone-order-total')).toContainText('34.20');
      await press(page, page.getByRole('button', { name: said('phone-order.place') }));
      const placed = page.getByText(said('phone-order.placed'));
      await expect(placed).toBeVisible();
      expectWithin(20_000, again, 'a known caller, the last order again');

      const number = /[A-Z0-9]{4}-[A-Z0-9]{4}/.exec((await placed.textContent()) ?? '')?.[0] as string;
      await page.goto(site('brasa', '/staff/orders'));
      await expect(page.getByRole('main').getByRole('button', { name: number })).toContainText(said('board.by_phone'));
    });
  });
}

/** `began` is of the clock; what it took is kept with the story's report. */
function expectWithin(ms: number, began: number, what: string): void {
  const took = Date.now() - began;
  story.info().annotations.push({ type: what, description: `${took} ms` });
  expect(took, `${what} (ms)`).toBeLessThan(ms);
}
