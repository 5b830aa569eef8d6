import { fillSignIn, signIn } from './sign-in.ts';
import { openTablet } from './staff-tablet.ts';
import { CUSTOMER, expect, expectAccessible, expectAccessibleInBothModes, OWNER, site, story } from './story.ts';

story('a customer finds the place for staff closed, and the way out of it', async ({ page, watch }) => {
  watch.allowStatus(403);
  await page.goto(site('brasa', '/staff/menu'));
  await expect(page).toHaveURL(site('brasa', '/staff/login?redirect=%2Fstaff%2Fmenu'));
  await expectAccessibleInBothModes(page);
  await fillSignIn(page, CUSTOMER);
  await expect(page.getByRole('heading', { name: 'This place is for the team of Brasa & Thyme' })).toBeVisible();
  await expect(page.getByText(`${CUSTOMER.email} has no role here.`)).toBeVisible();
  await expectAccessibleInBothModes(page);
  await page.getByRole('button', { name: 'Use another account' }).click();
  await fillSignIn(page, OWNER);
  await expect(page.getByRole('heading', { name: 'What has run out' })).toBeVisible();
  // What is still asked when somebody signs out is refused, and a browser logs that.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Account of Robin Hale' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
});

story('who has forgotten the password goes from the staff’s sign-in to where a new one is set', async ({ page }) => {
  await page.goto(site('brasa', '/staff/login'));
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
});

story('a refused customer is told in their language', async ({ page, watch }) => {
  watch.allowStatus(403);
  await signIn(page, 'brasa');
  await page.goto(site('brasa', '/staff?lang=de'));
  await expect(page.getByRole('heading', { name: 'Dieser Bereich ist für das Team von Brasa & Thyme' })).toBeVisible();
  await page.getByRole('link', { name: 'Zur Seite für Gäste' }).click();
  await expect(page).toHaveURL(site('brasa', '/'));
});

story('while the door opens, the page says what it will be', async ({ page }) => {
  await signIn(page, 'brasa', OWNER);
  // Never answered.
  await page.route('**/api/v1/staff/me', () => {});
  for (const [path, title] of [
    ['/staff', 'Order board'],
    ['/staff/restaurant/hours', 'Opening hours'],
  ] as const) {
    await page.goto(site('brasa', path));
    await expect(page.getByText('Opening…')).toBeAttached();
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: title })).toBeAttached();
    await expectAccessible(page);
  }
});

story(
  'the session of another restaurant’s staff opens nothing here',
  async ({ page, browser, watch, watchContext }) => {
    watch.allowStatus(401);
    const elsewhere = await openTablet(browser, 'kumo', watchContext);
    const token = await elsewhere.evaluate(() => localStorage.getItem('accessToken'));
    await page.goto(site('brasa', '/staff/login'));
    await page.evaluate((foreign) => localStorage.setItem('accessToken', foreign as string), token);
    await page.goto(site('brasa', '/staff'));
    await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
    expect(await page.getByRole('article').count()).toBe(0);
  },
);

story('the storefront names and loads nothing of the place for staff', async ({ page, watch }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(site('brasa', '/menu'));
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((path) => path.startsWith('/staff'))).toEqual([]);
  const document = (path: string) =>
    page.evaluate(async (address) => {
      const answer = await fetch(address);
      const text = await answer.text();
      return { status: answer.status, cache: answer.headers.get('cache-control'), hidden: text.includes('"noindex"') };
    }, path);
  expect(await document('/staff')).toEqual({ status: 200, cache: 'private, no-cache', hidden: true });
  watch.allowStatus(404);
  expect(await document('/staff/no-such-page')).toMatchObject({ status: 404 });
});
