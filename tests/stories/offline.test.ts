import { expect, hydrated, site, story } from './story.ts';

/** The worker controls the page and has kept what the first pages need. */
async function readyForOffline(page: import('@playwright/test').Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // The page for what is missing is kept last.
  await expect.poll(() => page.evaluate(() => caches.match('/offline?lang=en').then(Boolean))).toBe(true);
}

story(
  'a visitor who loses the connection still reads menu and cart, and is told so',
  async ({ page, context, watch }) => {
    watch.allowFailures();
    await page.goto(site('brasa', '/menu'));
    await hydrated(page);
    await page
      .getByRole('main')
      .getByRole('button', { name: /Add .* to cart/ })
      .first()
      .click();
    await expect(page.getByText(/added to cart/).first()).toBeVisible();
    await readyForOffline(page);

    await context.setOffline(true);
    await page.goto(site('brasa', '/cart'));
    await expect(page.getByRole('heading', { name: 'Your Shopping Cart' })).toBeVisible();
    await expect(page.getByText('You are offline.', { exact: false })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();

    await page.goto(site('brasa', '/menu?from=mail'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(5);

    await page.goto(site('brasa', '/orders'));
    await expect(page).toHaveURL(/\/offline\?from=%2Forders/);
    await expect(page.getByRole('heading', { name: "You're offline" })).toBeVisible();
    await page.getByRole('link', { name: 'View menu' }).click();
    await expect(page).toHaveURL(/\/menu$/);

    await page.goBack();
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/auth\/login\?redirect=%2Forders/);
  },
);

story('the page for a lost connection shows its picture and opens the site menu', async ({ page, context, watch }) => {
  watch.allowFailures();
  await page.setViewportSize({ width: 390, height: 760 });
  await page.goto(site('brasa', '/'));
  await hydrated(page);
  await readyForOffline(page);
  await context.setOffline(true);
  await page.goto(site('brasa', '/orders'));
  await expect(page.getByRole('heading', { name: "You're offline" })).toBeVisible();
  const picture = page.getByRole('main').locator('img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await hydrated(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'About Us' })).toBeVisible();
});

story('the page for a lost connection leads back to pages of this site only', async ({ page }) => {
  // A tab: whoever reads an address takes it out, and two slashes name another site.
  await page.goto(site('brasa', '/offline?from=/%09/other.localhost/'));
  await expect(page).toHaveURL(site('brasa', '/'));
  await page.goto(site('brasa', '/offline?from=%2Fmenu%3Flang%3Dpt'));
  await expect(page).toHaveURL(site('brasa', '/menu?lang=pt'));
});

story('nothing personal is kept for offline reading', async ({ page, watch }) => {
  watch.allowFailures();
  await page.goto(site('brasa', '/'));
  await hydrated(page);
  await readyForOffline(page);
  for (const path of ['/auth/login', '/checkout', '/reviews']) await page.goto(site('brasa', path));
  const kept = await page.evaluate(async () => {
    const all: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) all.push(new URL(url).pathname);
    return all;
  });
  expect(kept).toContain('/reviews');
  expect(kept.filter((path) => /^\/(api|auth|checkout|orders|profile|staff)/.test(path))).toEqual([]);
});
