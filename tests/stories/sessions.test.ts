import type { Page } from '@playwright/test';
import { openBlank } from './blank-page.ts';
import { callsOf } from './calls.ts';
import { type Credentials, signInNewCustomer } from './new-customer.ts';
import { fillSignIn, signIn } from './sign-in.ts';
import { expect, hydrated, site, story } from './story.ts';

story('tabs share one session: in, out, and as somebody else', async ({ page, context }) => {
  await signInNewCustomer(page, 'kumo', 'Ann Lee');
  const [profile, home, orders] = await Promise.all(
    ['/profile', '/', '/orders'].map(async (path) => {
      const tab = await context.newPage();
      await tab.goto(site('kumo', path));
      await hydrated(tab);
      return tab;
    }),
  );
  if (!profile || !home || !orders) throw new Error('three tabs');
  await expect(home.getByRole('button', { name: 'Account menu: Ann Lee' })).toBeVisible();

  // A changed name is everywhere.
  await profile.getByRole('button', { name: 'Edit', exact: true }).click();
  await profile.getByLabel('Full name').fill('Ann Leeson');
  await profile.keyboard.press('Enter');
  await expect(home.getByRole('button', { name: 'Account menu: Ann Leeson' })).toBeVisible();

  await profile.getByRole('button', { name: 'Logout' }).click();
  await expect(profile).toHaveURL(site('kumo', '/'));
  await expect(home.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await expect(orders).toHaveURL(/\/auth\/login\?redirect=/);

  // Signing in in one tab is signing in in all: the one that asked for it goes on to where it was.
  await profile.goto(site('kumo', '/auth/login'));
  await fillSignIn(profile);
  await expect(orders).toHaveURL(site('kumo', '/orders'));
  await expect(orders.getByText(/^\d+ orders$/), "the other customer's orders, not the first one's none").toBeVisible();
  await expect(home.getByRole('button', { name: /^Account menu: (?!Ann)/ })).toBeVisible();
});

story('each call of who is signed in says so, those of a page that just opened as well', async ({ page }) => {
  await signIn(page, 'forno-vesta');
  const calls: string[] = [];
  const anonymous: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() !== 'fetch' || !pathname.startsWith('/api/v1/')) return;
    calls.push(pathname);
    if (!request.headers()['authorization']?.startsWith('Bearer ')) anonymous.push(pathname);
  });
  for (const path of ['/', '/menu']) {
    await page.goto(site('forno-vesta', path));
    await hydrated(page);
    await page.mouse.wheel(0, 600);
    await page.waitForLoadState('networkidle');
  }
  expect(calls).toContain('/api/v1/products');
  expect(calls).toContain('/api/v1/highlights/public');
  expect(anonymous).toEqual([]);
});

story('tabs share cart, colour mode and language', async ({ page, context }) => {
  await page.goto(site('brasa', '/menu'));
  await hydrated(page);
  const other = await context.newPage();
  await other.goto(site('brasa', '/cart'));
  await hydrated(other);
  await expect(other.getByText('Your cart is empty!')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Add Chargrilled Corn to cart' }).last().click();
  await expect(other.getByText('Cart Items (1)')).toBeVisible();

  const mode = () => other.evaluate(() => document.documentElement.dataset['mode']);
  await page.getByRole('button', { name: /Switch to dark mode/ }).click();
  await expect.poll(mode).toBe('dark');

  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(other.locator('html')).toHaveAttribute('lang', 'de');
  await expect(other.getByRole('heading', { level: 1, name: 'Ihr Warenkorb' })).toBeVisible();

  // All of it is there after a reload too.
  await other.reload();
  await expect(other.locator('html')).toHaveAttribute('lang', 'de');
  expect(await mode()).toBe('dark');
  await expect(other.getByRole('heading', { name: /\(1\)/ })).toBeVisible();
});

story('a refused token is renewed without a word, and what was asked for comes', async ({ page, watch }) => {
  watch.allowStatus(401);
  await signIn(page, 'kumo');
  await spoilToken(page);
  const calls = callsOf(page);
  await page.goto(site('kumo', '/orders'));
  await expect(page.getByText(/^\d+ orders$/)).toBeVisible();
  expect(calls).toContain('POST /auth/refresh-token');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(/Session expired|not authenticated/)).toHaveCount(0);
});

story(
  'who signs out in one tab is not signed in again by a token that another had asked for',
  async ({ page, context, watch }) => {
    watch.allowStatus(401);
    await signIn(page, 'kumo');
    const other = await context.newPage();
    await openBlank(other, 'kumo');
    await spoilToken(page);
    const asked = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    await page.route('**/auth/refresh-token', async (route) => {
      asked.resolve();
      await held.promise;
      await route.fulfill({ json: { accessToken: 'of.somebody.gone', message: '' } });
    });
    await page.goto(site('kumo', '/orders'));
    await asked.promise;
    // What signing out does in that tab, which itself waits where a token is refused.
    await other.evaluate(() => localStorage.clear());
    await expect(page).toHaveURL(/\/auth\/login/);
    const answered = page.waitForResponse('**/auth/refresh-token');
    held.resolve();
    await (await answered).finished();
    await hydrated(page);
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/login/);
  },
);

story('a change that a renewed token comes too late for is sent when it is pressed again', async ({ page, watch }) => {
  watch.allowStatus(401);
  await signInNewCustomer(page, 'kumo', 'Ann Lee');
  await page.goto(site('kumo', '/profile'));
  await hydrated(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Full name').fill('Ann Leeson');
  await spoilToken(page);
  const calls = callsOf(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your sign-in was renewed. Please try again.')).toBeVisible();
  await expect(page.getByText(/not authenticated/)).toHaveCount(0);
  expect(calls.filter((call) => call === 'PUT /users/me')).toHaveLength(1);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ann Leeson' })).toBeVisible();
});

story(
  'a session that ends while a form is filled in leads to login and back, with all that was typed',
  async ({ page, browser, watch, watchContext }) => {
    watch.allowStatus(401);
    const customer = await signInNewCustomer(page, 'kumo', 'Ann Lee');
    const elsewhere = await browser.newContext();
    watchContext(elsewhere);
    const device = await elsewhere.newPage();

    await page.goto(site('kumo', '/profile'));
    await hydrated(page);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Full name').fill('Ann Leeson');
    await page.getByLabel('Phone number').fill('0113 496 0000');
    let password = await changePassword(device, customer, 'Second-pass-2');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expectSessionExpired(page);
    await fillSignIn(page, { ...customer, password });
    await expect(page).toHaveURL(site('kumo', '/profile'));
    await expect(page.getByLabel('Full name')).toHaveValue('Ann Leeson');
    await expect(page.getByLabel('Phone number')).toHaveValue('0113 496 0000');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ann Leeson' })).toBeVisible();

    await page.getByRole('button', { name: 'Add address' }).click();
    await page.getByRole('button', { name: 'Enter address manually' }).click();
    await page.getByLabel('Street').fill('27 Priory Walk');
    await page.getByLabel('City').fill('Colchester');
    await page.getByLabel('Postcode').fill('CO1 1LG');
    password = await changePassword(device, { ...customer, password }, 'Third-pass-3');
    await page.getByRole('button', { name: 'Save address' }).click();
    await expectSessionExpired(page);
    await fillSignIn(page, { ...customer, password });
    await expect(page.getByRole('dialog').getByLabel('Street')).toHaveValue('27 Priory Walk');
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByText('27 Priory Walk, Colchester CO1 1LG')).toBeVisible();

    await page.goto(site('kumo', '/leave-review'));
    await hydrated(page);
    await page.getByRole('slider').press('End');
    await page.getByRole('textbox').fill('The broth alone is worth the way.');
    password = await changePassword(device, { ...customer, password }, 'Fourth-pass-4');
    await page.getByRole('button', { name: /Submit/ }).click();
    await expectSessionExpired(page);
    await fillSignIn(page, { ...customer, password });
    await expect(page).toHaveURL(site('kumo', '/leave-review'));
    await expect(page.getByLabel('Your comment')).toHaveValue('The broth alone is worth the way.');
    await expect(page.getByRole('slider')).toHaveValue('5');
    await elsewhere.close();
  },
);

/** A token as long-lived as the real one, which the server refuses. */
async function spoilToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const [head, claims] = (localStorage.getItem('accessToken') ?? '').split('.');
    localStorage.setItem('accessToken', `${head}.${claims}.AAAA`);
  });
}

/** On another device of the same customer: ends every session. */
async function changePassword(page: Page, { email, password }: Credentials, newPassword: string): Promise<string> {
  await openBlank(page, 'kumo');
  const status = await page.evaluate(
    async ({ email, password, newPassword }) => {
      const json = { 'content-type': 'application/json' };
      const login = await fetch('/api/v1/auth/login', {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ email, password }),
      });
      const { accessToken } = await login.json();
      const answer = await fetch('/api/v1/users/me/change-password', {
        method: 'PUT',
        headers: { ...json, authorization: `Bearer ${accessToken}` },
        body: JSON.stringify({ currentPassword: password, newPassword }),
      });
      return answer.status;
    },
    { email, password, newPassword },
  );
  expect(status).toBe(200);
  return newPassword;
}

async function expectSessionExpired(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/);
  const message = page.getByText('Session expired. Please log in again.');
  await expect(message).toHaveCount(1);
}
