import type { Browser, Page } from '@playwright/test';
import { open, visitWithCart } from './checkout-visit.ts';
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
  const mail = page.getByRole('listitem').filter({ hasText: email }).filter({ hasText: /\d{6}/ }).first();
  await expect(async () => {
    await page.goto(outbox.href);
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  const [code = ''] = /\d{6}(?= is your code)/.exec(await mail.innerText()) ?? [];
  await context.close();
  return code;
}

for (const width of [390, 1440]) {
  story(
    `a guest keeps an order by a password and a mailed code, by keyboard, at ${width} px`,
    async ({ page, browser }) => {
      await page.setViewportSize({ width, height: 900 });
      const email = newEmail();
      await orderedAsGuest(page, email);
      await page.getByRole('button', { name: 'Keep this order' }).press('Enter');
      await expect(page).toHaveURL(/\/track#/);
      await expect(page.getByText('We have sent a code to the email address of this order')).toBeVisible();
      await expectAccessibleInBothModes(page);
      const code = await mailedCode(browser, email);
      // As after a look at the mailbox, which has cost the page.
      await page.reload();
      await hydrated(page);
      const field = page.getByLabel('Code from the email');
      await field.fill('12');
      await page.getByLabel('Choose a password').fill(NEW_PASSWORD);
      await page.keyboard.press('Enter');
      await expect(page.getByText('The code has six digits.')).toBeVisible();
      await field.fill(code);
      await page.keyboard.press('Enter');
      await expect(page.getByText('The order is in your account now.').first()).toBeVisible();
      await expect(page).toHaveURL(/\/orders\//);
      await expect(page.getByRole('heading', { level: 1, name: /^Order #/ })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Keep this order and its points' })).toBeHidden();
      await expectAccessibleInBothModes(page);
    },
  );
}

story('a guest with an account signs in on the way, and the order comes to it', async ({ page, browser }) => {
  await visitWithCart(page, 'brasa');
  const email = await page.evaluate(() => {
    const mine = localStorage.getItem('email') ?? '';
    localStorage.removeItem('accessToken');
    return mine;
  });
  await orderedAsGuest(page, email);
  await page.getByRole('button', { name: 'Keep this order' }).click();
  await page.getByRole('button', { name: 'I already have an account' }).click();
  await expectAccessibleInBothModes(page);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Code from the email').fill(await mailedCode(browser, email));
  await page.keyboard.press('Enter');
  await expect(page.getByText('The order is in your account now.').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^Order #/ })).toBeVisible();
});
