import type { Browser, Page } from '@playwright/test';
import { press, typeInto } from './by-keyboard.ts';
import { open, visitWithCart } from './checkout-visit.ts';
import { browserOf, LOOKS, wordsOf } from './looks.ts';
import { placeOrder } from './place-order.ts';
import { expect, expectAccessibleInBothModes, hydrated, NEW_PASSWORD, site, story } from './story.ts';

const newEmail = () => `gia-${crypto.randomUUID()}@example.test`;

/** A guest who has ordered, on the page of the order. */
async function orderedAsGuest(page: Page, email: string): Promise<void> {
  await visitWithCart(page, 'brasa', { isCustomer: false });
  await page.evaluate(async () => {
    const answer = await fetch('/api/v1/auth/guest', { method: 'POST' });
    localStorage.setItem('accessToken', (await answer.json()).accessToken);
  });
  const { id } = await placeOrder(page, '', '', { name: 'Gia Guest', email });
  await open(page, 'brasa', `/orders/${id}`);
}

/** The code in the newest mail of one, as a developer finds it in the outbox. */
async function mailedCode(browser: Browser, email: string): Promise<string> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const outbox = new URL(site('brasa', '/dev/outbox'));
  outbox.hostname = 'localhost';
  const mail = page
    .getByRole('listitem')
    .filter({ hasText: email })
    .filter({ hasText: /(?<!\d)\d{6}(?!\d)/ })
    .first();
  await expect(async () => {
    await page.goto(outbox.href);
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  const [code = ''] = /(?<!\d)\d{6}(?!\d)/.exec(await mail.innerText()) ?? [];
  await context.close();
  return code;
}

for (const look of LOOKS) {
  const said = wordsOf(look);
  story.describe(`at ${look.width} px, in ${look.language}, by keyboard alone,`, () => {
    story.use(browserOf(look));

    story('a guest keeps an order by a password and a mailed code', async ({ page, browser }) => {
      const email = newEmail();
      await orderedAsGuest(page, email);
      await press(page, page.getByRole('button', { name: said('order.keep_button') }));
      await expect(page).toHaveURL(/\/track#/);
      await expect(page.getByText(said('order.keep_sent'))).toBeVisible();
      await expectAccessibleInBothModes(page);
      const code = await mailedCode(browser, email);
      // As after a look at the mailbox, which has cost the page.
      await page.reload();
      await hydrated(page);
      const field = page.getByLabel(said('order.keep_code'));
      await typeInto(page, field, '12');
      await typeInto(page, page.getByLabel(said('order.keep_password')), NEW_PASSWORD);
      await page.keyboard.press('Enter');
      await expect(page.getByText(said('fields.claim_code_digits'))).toBeVisible();
      await expect(field).toBeFocused();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(code);
      await page.keyboard.press('Enter');
      await expectKept(page);
    });

    story('a guest with an account signs in on the way, and the order comes to it', async ({ page, browser }) => {
      await visitWithCart(page, 'brasa');
      const email = await page.evaluate(() => {
        const mine = localStorage.getItem('email') ?? '';
        localStorage.removeItem('accessToken');
        return mine;
      });
      await orderedAsGuest(page, email);
      await press(page, page.getByRole('button', { name: said('order.keep_button') }));
      await press(page, page.getByRole('button', { name: said('order.keep_has_account') }));
      await expectAccessibleInBothModes(page);
      await typeInto(page, page.getByLabel(said('auth.email'), { exact: true }), email);
      await typeInto(page, page.getByLabel(said('auth.password'), { exact: true }), NEW_PASSWORD);
      await typeInto(page, page.getByLabel(said('order.keep_code')), await mailedCode(browser, email));
      await page.keyboard.press('Enter');
      await expectKept(page);
    });

    async function expectKept(page: Page): Promise<void> {
      await expect(page.getByText(said('order.keep_done')).first()).toBeVisible();
      await expect(page).toHaveURL(/\/orders\//);
      await expect(page.getByRole('heading', { level: 1, name: said('order.title') })).toBeVisible();
      await expect(page.getByRole('region', { name: said('order.keep_title') })).toBeHidden();
      await expectAccessibleInBothModes(page);
    }
  });
}
