import type { Page } from '@playwright/test';
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
