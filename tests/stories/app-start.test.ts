import { MINUTE } from '../../src/domain/zoned-time.ts';
import { expect, hydrated, site, story } from './story.ts';

declare global {
  interface Window {
    /** Tells whoever waits for paints of one. */
    tellPaint(name: string): void;
  }
}

story('the app waits until something can be read: browsers may paint an empty page first', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  // Stands still: by itself, the app starts after 0.8 s, which a busy machine may take to load the page.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + MINUTE);
  await page.addInitScript(() => {
    window.PerformanceObserver = class implements Pick<PerformanceObserver, 'observe'> {
      constructor(callback: PerformanceObserverCallback) {
        window.tellPaint = (name) => {
          const entries = [{ name } as PerformanceEntry];
          const list = {
            getEntries: () => entries,
            getEntriesByName: (wanted: string) => (wanted === name ? entries : []),
          };
          callback(list as PerformanceObserverEntryList, this as unknown as PerformanceObserver);
        };
      }
      observe(): void {}
    } as unknown as typeof PerformanceObserver;
  });
  await page.goto(site('forno-vesta'), { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => window.tellPaint('first-paint'));
  await page.clock.runFor(500);
  expect(scripts).toEqual([]);
  await page.evaluate(() => window.tellPaint('first-contentful-paint'));
  await page.clock.runFor(10);
  await expect.poll(() => scripts.length).toBeGreaterThan(3);
});

story.describe('on a line that loses packets', () => {
  // What the service worker asks for could not be held.
  story.use({ serviceWorkers: 'block' });

  for (const visit of ['a first visit', 'a next visit']) {
    story(`the app takes over also when its style sheet comes last, on ${visit}`, async ({ page }) => {
      const address = site('forno-vesta', '/menu');
      const fonts = () => page.evaluate(() => document.documentElement.dataset['fonts']);
      if (visit === 'a next visit') {
        await page.goto(address);
        await expect.poll(fonts).toBe('web');
      }
      const held = Promise.withResolvers<void>();
      await page.route('**/assets/style-*.css', (route) => held.promise.then(() => route.continue()));
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      // By then the first scripts wait for the sheet, and so does the app.
      await expect.poll(fonts).toBe('web');
      held.resolve();
      await hydrated(page);
      // Of the document's own styles only those stay that are no layer.
      await expect
        .poll(() =>
          page.evaluate(
            () =>
              [...(document.querySelector('style')?.sheet?.cssRules ?? [])].filter(
                (rule) => rule instanceof CSSLayerBlockRule,
              ).length,
          ),
        )
        .toBe(0);
    });
  }

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
    await page.route('**/assets/parts.later-*.js', (route) => {
      losses += 1;
      return losses === 1 ? route.abort() : route.continue();
    });
    await page.addInitScript(() => sessionStorage.setItem('opened', `${sessionStorage.getItem('opened') ?? ''}*`));
    await page.goto(site('brasa', '/contact'));
    await expect(page.locator('[data-later]')).toHaveCount(0);
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
