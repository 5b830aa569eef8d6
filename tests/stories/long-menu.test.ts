import { expect } from '@playwright/test';
import { LONG_MENU } from './brands.ts';
import { site, story } from './story.ts';

/** Boxes that wait for their picture until somebody comes near. */
const EMPTY_BOXES = 'main li picture:empty';

story('A long menu that nobody scrolled through is printed with all its pictures, and keeps them', async ({ page }) => {
  await page.goto(site(LONG_MENU, '/menu'));
  const empty = page.locator(EMPTY_BOXES);
  await expect(empty).not.toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.pdf();
  await expect(empty).toHaveCount(0);
  await expect(page.locator('main li picture img')).toHaveCount(await page.locator('main li picture').count());
  await page.mouse.wheel(0, 4000);
  await page.waitForTimeout(500);
  await expect(empty).toHaveCount(0);
});
