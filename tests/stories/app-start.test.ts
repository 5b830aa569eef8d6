import { expect, hydrated, site, story } from './story.ts';

story.describe('on a line that loses packets', () => {
  // What the service worker asks for could not be held.
  story.use({ serviceWorkers: 'block' });

  story('the app takes over also when its style sheet comes last', async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/style-*.css', (route) => held.promise.then(() => route.continue()));
    await page.goto(site('forno-vesta', '/menu'), { waitUntil: 'domcontentloaded' });
    await expect(page.locator('#root[data-hydrating]')).toHaveCount(1);
    held.resolve();
    await hydrated(page);
  });

  story('the app takes over without a style sheet that never comes', async ({ page }) => {
    await page.route('**/assets/style-*.css', () => {});
    await page.goto(site('brasa', '/menu'), { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    await page
      .getByRole('button', { name: /^Add .* to cart$/ })
      .first()
      .click();
    await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible();
  });

  story('a page stays as it is when the file of a part is lost once', async ({ page, watch }) => {
    watch.allowFailures();
    let losses = 0;
    await page.route('**/assets/late-parts-*.js', (route) => {
      losses += 1;
      return losses === 1 ? route.abort() : route.continue();
    });
    await page.addInitScript(() => sessionStorage.setItem('opened', `${sessionStorage.getItem('opened') ?? ''}*`));
    await page.goto(site('brasa', '/contact'));
    await expect(page.locator('[data-hydrating]')).toHaveCount(0);
    expect(losses).toBeGreaterThan(1);
    expect(await page.evaluate(() => sessionStorage.getItem('opened'))).toBe('*');
  });

  story('the drawer opens though its file is lost before and after the tap', async ({ page, watch }) => {
    watch.allowFailures();
    let tries = 0;
    await page.route('**/assets/drawer-content-*.js', (route) => {
      tries += 1;
      return tries < 3 ? route.abort() : route.continue();
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site('brasa', '/contact'));
    await expect.poll(() => tries).toBe(1);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Site menu' })).toBeVisible();
    expect(tries).toBe(3);
  });
});
