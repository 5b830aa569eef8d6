import { expect } from '@playwright/test';
import { LONG_MENU } from './brands.ts';
import { site, story } from './story.ts';

/** Boxes that wait for their picture until somebody comes near. */
const EMPTY_BOXES = 'main li picture:empty';

story('A long menu that nobody scrolled through is printed with all its pictures, and keeps them', async ({ page }) => {
  await page.goto(site(LONG_MENU, '/menu'));
  const empty = page.locator(EMPTY_BOXES);
  await expect(empty).not.toHaveCount(0);
  // The part that attends to printing may take over after the network has come to rest.
  await expect(async () => {
    await page.pdf();
    await expect(empty).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await expect(page.locator('main li picture img')).toHaveCount(await page.locator('main li picture').count());
  await page.mouse.wheel(0, 4000);
  // Those that somebody came near are fetched then.
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          scrollY > 3000 &&
          Array.from(document.images).some((image) => image.complete && image.getBoundingClientRect().top > 0),
      ),
    )
    .toBe(true);
  await expect(empty).toHaveCount(0);
});

for (const fonts of ['with', 'without']) {
  story(
    `What an order takes stands on one line of a phone of 390 pixels, ${fonts} its fonts`,
    async ({ page, watch }) => {
      if (fonts === 'without') {
        watch.allowFailures();
        await page.route('**/*.woff2', (route) => route.abort());
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(site(LONG_MENU, '/menu'));
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      const facts = page.locator('main ul').filter({ hasText: 'minutes' }).getByRole('listitem');
      await expect(facts).toHaveCount(4);
      const middles = await facts.evaluateAll((items) =>
        items.map((item) => {
          const { top, bottom } = item.getBoundingClientRect();
          return Math.round((top + bottom) / 2);
        }),
      );
      expect(new Set(middles).size).toBe(1);
    },
  );
}

story.describe('Without scripts', () => {
  story.use({ javaScriptEnabled: false });

  for (const width of [390, 1280]) {
    story(`the far rows of a long menu are rows without a picture, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(site(LONG_MENU, '/menu'));
      const row = page.locator('main section li', { has: page.locator('picture:empty') }).nth(5);
      await row.scrollIntoViewIfNeeded();
      await expect(row.getByRole('heading')).toBeVisible();
      await expect(row.locator('picture')).toBeHidden();
      const words = await row.getByText(/What the kitchen makes/).boundingBox();
      const sign = await row.getByRole('link').or(row.getByRole('button')).last().boundingBox();
      expect(words && sign && words.x + words.width).toBeLessThanOrEqual(sign?.x ?? 0);
      expect(sign && words && words.x + words.width).toBeGreaterThan((sign?.x ?? 0) - 40);
    });
  }
});
