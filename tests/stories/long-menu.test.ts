import { expect } from '@playwright/test';
import { LONG_MENU } from './brands.ts';
import { site, story } from './story.ts';

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
