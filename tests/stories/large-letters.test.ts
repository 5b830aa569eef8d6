import type { Locator, Page } from '@playwright/test';
import config from '../../playwright.config.ts';
import { LANGUAGES } from '../../src/domain/languages.ts';
import { open, visitWithCart } from './checkout-visit.ts';
import { expect, hydrated, story } from './story.ts';

const { launchOptions } = config.use ?? {};

// What people set in their browser: its letters are twice as large, and nothing else.
story.use({
  viewport: { width: 390, height: 844 },
  launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'] },
});

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const language of ['de', 'pt'])
  story(`With letters of twice the size, checkout in ${language} does not scroll sideways`, async ({ page }) => {
    await visitWithCart(page, 'brasa');
    await open(page, 'brasa', `/checkout?lang=${language}`);
    await expect.poll(() => tooWide(page)).toBe(0);
  });

for (const language of LANGUAGES)
  story(
    `With letters of twice the size, Home, Menu and Cart in ${language} do not scroll sideways`,
    async ({ page }) => {
      await visitWithCart(page, 'brasa', { isCustomer: false });
      for (const path of ['/', '/menu', '/cart']) {
        await open(page, 'brasa', `${path}?lang=${language}`);
        await hydrated(page);
        // What comes as it is scrolled to is there too.
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        await expect.poll(() => tooWide(page), path).toBe(0);
      }
    },
  );

story('With letters of twice the size, the header holds a name of two words and its buttons', async ({ page }) => {
  await open(page, 'brasa', '/reviews');
  const header = page.getByRole('banner');
  const inside = async (part: Locator) => {
    const [box, bar] = [await part.boundingBox(), await header.boundingBox()];
    if (!box || !bar) throw new Error('Nothing is shown.');
    return box.y >= bar.y && box.y + box.height <= bar.y + bar.height && box.x + box.width <= bar.x + bar.width;
  };
  for (const width of [320, 390, 1300]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await inside(header.getByText('Brasa & Thyme')), `the name at ${width} px`).toBe(true);
    expect(await inside(header.getByRole('link', { name: /^Cart/ }).last()), `the cart at ${width} px`).toBe(true);
  }
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  story(`With letters of twice the size, the headline of Home is whole at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, 'brasa', '/');
    const hero = page.getByRole('region', { name: 'Highlights' });
    const box = await hero.boundingBox();
    const first = await hero.locator('[data-current] [data-animation] > :first-child').boundingBox();
    if (!box || !first) throw new Error('Nothing is shown.');
    expect(first.y).toBeGreaterThanOrEqual(box.y);
  });
