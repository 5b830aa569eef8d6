import { ENGLISH_ONLY } from './brands.ts';
import { expect, expectAccessible, site, story } from './story.ts';

story(
  'PromotionList and slides that a machine translated can be read in the restaurant’s own words',
  async ({ page }) => {
    for (const path of ['/promotions', '/']) {
      const address = site(ENGLISH_ONLY, `${path}?lang=de`);
      await page.goto(address);
      const main = page.getByRole('main');
      // The first visitor is shown the originals; whoever comes next, the translation.
      await expect(async () => {
        await page.goto(address);
        await expect(main).toContainText('[en>de]', { timeout: 2000 });
      }).toPass({ timeout: 60_000 });
      const note = main.getByText('Maschinell übersetzt: Original anzeigen');
      const headline = main.locator('h2, h3').filter({ hasText: '[en>de]' }).first();
      const words = (await headline.innerText()).replace(' [en>de]', '').trim();
      const original = main.locator('[lang=en]').getByText(words, { exact: true });
      await expect(original).toBeHidden();
      await note.click();
      await expect(original).toBeVisible();
      await expectAccessible(page);
    }
  },
);
