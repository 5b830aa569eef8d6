import type { Page } from '@playwright/test';
import { screens } from '../screens/list.ts';
import { LONG_MENU } from './brands.ts';
import { expect, site, story } from './story.ts';

/*
 * A document carries the rules that its markup can show (decision 025): the whole sheet, when it arrives, must change nothing,
 * also when the document's own have gone, which are all in it. What lies far below on Home and on long menus waits for the sheet, unseen.
 * The app's scripts do nothing here, so that what is compared is the document alone.
 */
const PHONE = { width: 412, height: 1000 };
story.use({ viewport: PHONE, deviceScaleFactor: 1, serviceWorkers: 'block' });

const BLANK = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';
const NAMES = ['home', 'home-kumo', 'menu-kumo', 'about', 'contact', 'reviews', 'promotions', 'cart-empty'];
const shown = screens.filter(
  ({ name, path, signedIn }) => NAMES.includes(name) || (!signedIn && path.startsWith('/auth/')),
);

for (const colorScheme of ['light', 'dark'] as const) {
  for (const { name, path, restaurant = 'forno-vesta' } of shown) {
    story(`"${name}" looks the same, ${colorScheme}, when the whole style sheet is there`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      const arrive = await holdStyles(page);
      // The sheet that is held back may be what the document waits for.
      await page.goto(site(restaurant, path), { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => document.documentElement.dataset['fonts'] !== 'later');
      // What waits for the end of the start comes with the sheet, but not from it.
      await page.evaluate(() => delete document.documentElement.dataset['starting']);
      await page.evaluate(removeFarParts);
      const before = await look(page);
      arrive();
      await page.waitForFunction(() => document.styleSheets.length > 1);
      await expect.poll(() => page.evaluate(ownRules)).not.toContain('CSSLayerBlockRule');
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect((await look(page)).equals(before)).toBe(true);
    });
  }
}

story('What lies below the first screen of Home is seen once its styles are there', async ({ page }) => {
  const arrive = await holdStyles(page);
  await page.goto(site('forno-vesta'), { waitUntil: 'domcontentloaded' });
  const below = [page.getByRole('heading', { name: 'Chef’s specials', includeHidden: true }), page.locator('footer')];
  await expect(page.getByRole('heading', { name: 'Today’s offers' })).toBeVisible();
  for (const part of below) await expect(part).toBeHidden();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await height()).toBeGreaterThan(3 * PHONE.height);
  arrive();
  for (const part of below) await expect(part).toBeVisible();
  await expect(page.locator('footer')).toHaveCSS('padding-bottom', '120px');
});

story('What is far down on Home is laid out part by part', async ({ page }) => {
  const arrive = await holdStyles(page);
  await page.goto(site('forno-vesta'), { waitUntil: 'domcontentloaded' });
  const shown = await page.evaluateHandle(() => {
    const tasks: (string | null)[][] = [];
    const observer = new MutationObserver((changes) => tasks.push(changes.map(({ attributeName }) => attributeName)));
    observer.observe(document, { subtree: true, attributeFilter: ['data-later', 'data-starting'] });
    return tasks;
  });
  arrive();
  // Teaser and specials, where the restaurant is, the footer; then all that the start had held back.
  const parts = [['data-later'], ['data-later'], ['data-later'], ['data-starting']];
  await expect.poll(() => shown.jsonValue()).toEqual(parts);
});

story('A phone that starts slowly draws it when somebody scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.clock.install();
  const arrive = await holdStyles(page);
  await page.route('**/assets/*.js', () => {});
  await page.goto(site('forno-vesta'), { waitUntil: 'domcontentloaded' });
  await page.clock.runFor(1000);
  arrive();
  await page.waitForFunction(() => document.styleSheets.length > 1);
  await expect(page.locator('footer')).toBeHidden();
  await page.mouse.wheel(0, 200);
  await expect(page.locator('footer')).toBeVisible();
});

story('Without offers what follows them stands higher, and has its styles at once', async ({ page }) => {
  const arrive = await holdStyles(page);
  await page.goto(site(LONG_MENU), { waitUntil: 'domcontentloaded' });
  await expect(page.locator('footer')).toHaveCSS('padding-bottom', '120px');
  arrive();
});

/** Answers a function that lets the style sheet through. */
async function holdStyles(page: Page): Promise<() => void> {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: BLANK }));
  await page.route('**/assets/*.css', async (route) => {
    await arrival;
    await route.continue();
  });
  return arrive;
}

/** What the document's own styles still hold: where its pages have scripts, fonts and the restaurant's colours. */
function ownRules(): string[] {
  const own = [...document.styleSheets].find(({ href }) => !href);
  return [...(own?.cssRules ?? [])].map((rule) => rule.constructor.name);
}

/** What waits for its styles. */
function removeFarParts(): void {
  for (const part of document.querySelectorAll('[data-later=far]')) {
    if (getComputedStyle(part).contentVisibility === 'hidden') part.remove();
  }
}

function look(page: Page): Promise<Buffer> {
  return page.screenshot({ fullPage: true, animations: 'disabled' });
}
