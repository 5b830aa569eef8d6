import type { Page } from '@playwright/test';
import { expect, hydrated, site, story } from './story.ts';

story('a slide is chosen while its part of the page is still on its way', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const arrive = await hold(page, '**/assets/first-screen*.js');
  await page.goto(site('kumo'), { waitUntil: 'commit' });
  await hydrated(page);
  await page.getByRole('button', { name: 'Slide 2 of 3' }).click();
  arrive();
  await expect(page.getByRole('group', { name: 'Slide 2 of 3' })).toBeVisible();
});

story('a tap while the last texts are on their way counts once', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const arrive = await hold(page, '**/assets/texts-en-*.js');
  await page.goto(site('kumo'), { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  arrive();
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
});

/** Answers to these requests wait for the call of what this returns. */
async function hold(page: Page, files: string): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(files, async (route) => {
    await arrived;
    await route.continue();
  });
  return () => arrive();
}
