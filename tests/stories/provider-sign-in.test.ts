import { press, typeInto } from './by-keyboard.ts';
import { open, placeOrder, visitWithCart } from './checkout-visit.ts';
import { startSignInServer } from './sign-in-server.ts';
import { expect, expectAccessibleInBothModes, hydrated, NEW_PASSWORD, site, story } from './story.ts';

const SLUG = 'brasa';
let server: Awaited<ReturnType<typeof startSignInServer>>;
story.beforeAll(async () => {
  server = await startSignInServer();
  const gia = { email: 'gia@gmail.com', email_verified: true, name: 'Gia Guest' };
  server.provider.people = {
    Gia: { sub: 'gia-1', ...gia },
    Leo: { sub: 'leo-1', email: 'leo@gmail.com', email_verified: true, name: 'Leo Lunch' },
  };
});
story.afterAll(() => server.close());
story.describe.configure({ mode: 'serial' });

story('a guest with a cart signs in with Google by keyboard, and is back in checkout with it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitWithCart(page, SLUG, { isCustomer: false });
  await open(page, SLUG, '/cart');
  await press(page, page.getByRole('link', { name: 'Proceed to Checkout' }).first());
  await expect(page).toHaveURL(site(SLUG, '/auth/login?redirect=/checkout'));
  await hydrated(page);
  for (const name of ['Google', 'Apple', 'Facebook']) {
    await expect(page.getByRole('button', { name: `Continue with ${name}` })).toBeVisible();
  }
  await expectAccessibleInBothModes(page);
  await press(page, page.getByRole('button', { name: 'Continue with Google' }));
  await press(page, page.getByRole('link', { name: 'Gia' }));
  await expect(page).toHaveURL(site(SLUG, '/checkout'));
  await expect(placeOrder(page)).toBeVisible();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').items?.length);
  expect(kept).toBe(2);
  expect(server.provider.refused).toEqual([]);
});

story('a sign-in that is cancelled at Apple says so, and by Apple’s form it comes back', async ({ page, watch }) => {
  watch.allowStatus(400);
  await page.goto(site(SLUG, '/auth/login'));
  await hydrated(page);
  await page.getByRole('button', { name: 'Continue with Apple' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('You were not signed in');
  await expect(page).toHaveURL(site(SLUG, '/auth/login'));
  await expectAccessibleInBothModes(page);
  await page.getByRole('button', { name: 'Continue with Apple' }).click();
  await page.getByRole('link', { name: 'Leo' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(site(SLUG, '/'));
  await page.goto(site(SLUG, '/profile'));
  await expect(page.getByRole('region', { name: 'Set a password' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Other ways to sign in' })).toContainText('Apple (leo@gmail.com)');
});

story('a customer connects a provider with their password, and disconnects it', async ({ page }) => {
  await visitWithCart(page, SLUG);
  await page.goto(site(SLUG, '/profile'));
  await hydrated(page);
  const ways = page.getByRole('region', { name: 'Other ways to sign in' });
  await ways.getByRole('button', { name: 'Connect Facebook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect Facebook' });
  await expectAccessibleInBothModes(page);
  await typeInto(page, dialog.getByLabel('Current password'), NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Leo' }).click();
  await expect(page).toHaveURL(site(SLUG, '/profile'));
  await expect(ways).toContainText('Facebook (leo@gmail.com)');
  await expect(page.getByText('Connected.')).toBeVisible();
  await expectAccessibleInBothModes(page);
  await ways.getByRole('button', { name: 'Disconnect Facebook' }).click();
  await expect(page.getByText('Facebook is disconnected.')).toBeVisible();
  await expect(ways.getByRole('button', { name: 'Connect Facebook' })).toBeVisible();
});
