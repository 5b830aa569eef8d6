import type { Page } from '@playwright/test';
import { BRANDS } from './brands.ts';
import { open, visitWithCart } from './checkout-visit.ts';
import { COLOUR_RULES, expect, story, violationsOn } from './story.ts';

const SLUGS = ['forno-vesta', 'kumo', 'brasa', ...Object.keys(BRANDS)];

// What is read needs nothing that is kept for later.
story.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' });

for (const slug of SLUGS) {
  story(`everything can be read in the colours of ${slug}, by day and by night`, async ({ page }) => {
    await visitWithCart(page, slug, { dishes: 2, isCustomer: false });
    const dish = await page.evaluate(async () => (await (await fetch('/api/v1/products')).json()).products[0]._id);
    for (const path of ['/', '/menu', `/product/${dish}`, '/cart', '/auth/login']) {
      await open(page, slug, path);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      for (const mode of ['light', 'dark']) expect(await faintTexts(page, mode), `${path}, ${mode}`).toEqual([]);
    }
  });
}

/** What does not reach 4.5:1, or 3:1 where it is large. */
async function faintTexts(page: Page, mode: string): Promise<string[]> {
  await page.evaluate((value) => {
    document.documentElement.dataset['mode'] = value;
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish();
    }
  }, mode);
  const violations = await violationsOn(page, (axe) => axe.withRules(COLOUR_RULES));
  return violations.flatMap(({ nodes }) => nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`));
}
