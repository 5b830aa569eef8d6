import { press, tabTo } from './by-keyboard.ts';
import { browserOf, LOOKS, wordsOf } from './looks.ts';
import { signIn } from './sign-in.ts';
import { cardIn, openDesk } from './staff-tablet.ts';
import { expect, expectAccessibleInBothModes, OWNER, site, story } from './story.ts';

/** The demo's restaurant that takes cards, at every hour. */
const TAKES_CARDS = 'brasa';

for (const look of LOOKS) {
  const said = wordsOf(look);
  story.describe(`at ${look.width} px, in ${look.language},`, () => {
    story.use(browserOf(look));

    story('an order by telephone is paid by its link, or at the door', async ({ page, browser, watchContext }) => {
      await signIn(page, TAKES_CARDS, OWNER);
      await page.goto(site(TAKES_CARDS, '/staff/new-order'));
      const takeOrder = async (phone: string) => {
        await expect(page.getByLabel(said('phone-order.phone'))).toBeFocused();
        await page.getByLabel(said('phone-order.phone')).fill(phone);
        await page.getByLabel(said('phone-order.name')).fill('Cal Caller');
        await page.getByLabel(said('phone-order.email')).fill('cal@example.test');
        await page.getByLabel(said('phone-order.find')).fill(look.language === 'ja' ? 'ラズベ' : 'lemonade');
        await page.getByRole('listbox').getByRole('option').first().click();
        await page.locator('[name=orderType][value=Pickup]').check();
        await page.getByLabel(said('phone-order.payment'), { exact: true }).selectOption('Card or wallet');
        // The total of what is chosen by now.
        await expect(page.locator('[aria-busy="false"] #phone-order-total')).toBeVisible();
        await press(page, page.getByRole('button', { name: said('phone-order.place') }));
        await expect(page.getByText(said('phone-order.placed_awaiting'))).toBeVisible();
        const text = (await page.getByText(said('phone-order.placed_awaiting')).textContent()) ?? '';
        return /[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(text)?.[0] as string;
      };
      const number = await takeOrder(`+351 91${look.width} ${Date.now() % 1_000_000}`);
      const row = page.getByRole('listitem').filter({ hasText: number });
      const link = row.getByRole('textbox', { name: said('phone-order.pay_link_of') });
      await expect(link).toHaveValue(/\/track#[\w-]{22}$/);
      await expectAccessibleInBothModes(page);

      // The caller's own phone: no account, no session.
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: look.locale });
      watchContext(context);
      const phone = await context.newPage();
      await phone.goto(
        site(TAKES_CARDS, new URL(await link.inputValue()).pathname + new URL(await link.inputValue()).hash),
      );
      const pay = phone.getByRole('button', { name: said('order.pay') });
      await expect(pay).toBeVisible();
      await expectAccessibleInBothModes(phone);
      await pay.click();
      await phone.getByRole('button', { name: 'Close without paying' }).click();
      await expect(pay).toBeVisible();
      // Whatever language the caller reads.
      const tablet = await openDesk(browser, TAKES_CARDS, '/staff?lang=en', watchContext);
      await expect(await cardIn(tablet, 'New', number)).toBeHidden();
      await pay.click();
      await phone.getByRole('button', { name: 'Pay with 3-D Secure' }).click();
      await expect(phone.getByText(said('statuses.pending_confirmation')).first()).toBeVisible({ timeout: 20_000 });
      await expect(row).toContainText(said('phone-order.state_paid'));
      await expect(await cardIn(tablet, 'New', number)).toBeVisible();
      await context.close();

      // The next caller would rather pay at the door, the one after does not want it any more; both by keyboard.
      await press(page, page.getByRole('button', { name: said('phone-order.title') }));
      const other = await takeOrder(`+351 92${look.width} ${Date.now() % 1_000_000}`);
      const otherRow = page.getByRole('listitem').filter({ hasText: other });
      const door = otherRow.getByRole('button', { name: said('phone-order.at_door') }).first();
      await press(page, door);
      await expect(otherRow).toBeHidden();
      await press(page, page.getByRole('button', { name: said('phone-order.title') }));
      const third = await takeOrder(`+351 93${look.width} ${Date.now() % 1_000_000}`);
      const thirdRow = page.getByRole('listitem').filter({ hasText: third });
      await press(page, thirdRow.getByRole('button', { name: said('phone-order.call_off') }));
      const dialog = page.getByRole('dialog');
      await expectAccessibleInBothModes(page);
      await tabTo(page, dialog.getByRole('button', { name: said('phone-order.call_off') }));
      await page.keyboard.press('Enter');
      await expect(thirdRow).toBeHidden();
    });
  });
}
