import { signInNewCustomer } from './new-customer.ts';
import { expect, expectAccessibleInBothModes, hydrated, site, story } from './story.ts';

const FAVORITES = '**/api/v1/users/me/favorites/*';

story('a customer keeps dishes, and finds them again', async ({ page }) => {
  await signInNewCustomer(page, 'brasa');
  await page.goto(site('brasa', '/favorites'));
  await expect(page.getByText('No favorites yet')).toBeVisible();
  await expectAccessibleInBothModes(page);
  await page.getByRole('link', { name: 'Browse Our Menu' }).click();

  const heart = (name: string) => page.getByRole('button', { name: `Favorite: ${name}` });
  await heart('Proper Chips').click();
  await expect(heart('Proper Chips')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('main').getByRole('link', { name: 'Amber Ale', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Amber Ale' })).toBeVisible();
  await heart('Amber Ale').click();
  await expect(heart('Amber Ale')).toHaveAttribute('aria-pressed', 'true');

  await page.goto(site('brasa', '/favorites'));
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 2, name: '2 dishes' })).toBeVisible();
  await expectAccessibleInBothModes(page);
  await heart('Amber Ale').click();
  await expect(page.getByRole('heading', { level: 2, name: '1 dish' })).toBeVisible();
});

story('a heart that the server never heard of is taken back', async ({ page, watch }) => {
  watch.allowFailures();
  await signInNewCustomer(page, 'brasa');
  await page.goto(site('brasa', '/menu'));
  const heart = page.getByRole('button', { name: 'Favorite: Proper Chips' });
  // The heart may show it before the request has left.
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(FAVORITES, async (route) => {
    await released;
    await route.abort();
  });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  release();
  await expect(page.getByText('Could not change your favorites. Please try again.')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

story('a heart outlives an answer about its customer from before it was tapped', async ({ page }) => {
  await signInNewCustomer(page, 'brasa');
  await Promise.all([page.waitForResponse('**/api/v1/users/me'), page.goto(site('brasa', '/'))]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).not.toBeNull();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route('**/api/v1/users/me', async (route) => {
    // Node does not know the names below localhost.
    const { host } = new URL(route.request().url());
    const url = route.request().url().replace('brasa.localhost', '127.0.0.1');
    const response = await route.fetch({ url, headers: { ...route.request().headers(), host } });
    asked.resolve();
    await released;
    await route.fulfill({ response });
  });
  await page.goto(site('brasa', '/menu'));
  await asked.promise;
  const heart = page.getByRole('button', { name: 'Favorite: Proper Chips' });
  const [kept] = await Promise.all([page.waitForResponse(FAVORITES), heart.click()]);
  expect(kept.ok()).toBe(true);
  const [late] = await Promise.all([page.waitForResponse('**/api/v1/users/me'), release()]);
  await late.finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

story('visitors see no hearts, and are asked to sign in for their list', async ({ page }) => {
  await page.goto(site('brasa', '/menu'));
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Add Proper Chips to cart' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Favorite/ })).toHaveCount(0);
  await page.goto(site('brasa', '/favorites'));
  await expect(page).toHaveURL(/\/auth\/login\?redirect=.*favorites/);
});

story('a heart stays on its picture where the words of its row are longer', async ({ page }) => {
  await signInNewCustomer(page, 'brasa');
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(site('brasa', '/menu?lang=de'));
  await hydrated(page);
  const hearts = page.getByRole('main').getByRole('button', { name: /^Favorit: / });
  await expect(hearts.first()).toBeVisible();
  const outside = await page.getByRole('main').evaluate(
    (main) =>
      [...main.querySelectorAll('article')].filter((card) => {
        const [heart, picture] = [card.querySelector('[aria-pressed]'), card.querySelector('picture')];
        if (!heart || !picture) return false;
        return heart.getBoundingClientRect().bottom > picture.getBoundingClientRect().bottom + 1;
      }).length,
  );
  expect(outside).toBe(0);
});
