import type { Page } from '@playwright/test';
import { screens } from '../screens/list.ts';
import { expect, site, story } from './story.ts';

/*
 * A document carries the rules that its markup can show (decision 025): the whole sheet, when it arrives, must change nothing,
 * because all of them are in it. The app's scripts do nothing here, so that what is compared is the document alone.
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
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const before = await look(page);
      await applySheet(page);
      arrive();
      await page.waitForFunction(() => document.styleSheets.length > 1);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect((await look(page)).equals(before)).toBe(true);
    });
  }
}

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

/** As the app does. The staff's empty document, and one without scripts, have a plain link. */
function applySheet(page: Page): Promise<void> {
  return page.evaluate(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=preload][as=style]');
    if (link) link.rel = 'stylesheet';
  });
}

function look(page: Page): Promise<Buffer> {
  return page.screenshot({ fullPage: true, animations: 'disabled' });
}
