import { open, visitWithCart } from './checkout-visit.ts';
import { expect, story } from './story.ts';

const BIG = 'document.documentElement.style.fontSize = "200%"';

story.use({ viewport: { width: 390, height: 844 } });

for (const language of ['de', 'pt'])
  story(`With letters of twice the size, checkout in ${language} does not scroll sideways`, async ({ page }) => {
    await visitWithCart(page, 'brasa');
    await open(page, 'brasa', `/checkout?lang=${language}`);
    await page.evaluate(BIG);
    const tooWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(tooWide).toBe(0);
  });
