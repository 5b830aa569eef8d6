import type { Page } from 'playwright';
import { atRest, opened, openPhone, type Setting } from './interactions-phone.ts';
import { figuresOfRounds } from './interactions-rounds.ts';
import type { Figure } from './report.ts';

declare global {
  interface Window {
    /** The dish's position when it was tapped, in px from the window's top. */
    tappedAt: number;
    /** Its position in each frame afterwards; null while there is no menu. */
    places: (number | null)[];
  }
}

const WAYS = {
  'Back to Menu': (page: Page) => page.locator('main a[href="/menu"]').tap(),
  "the browser's back": async (page: Page) => {
    await page.evaluate(() => history.back());
  },
};

export async function measureBack({ browser, origin, slowdown, rounds }: Setting): Promise<Figure[]> {
  const { page, close } = await openPhone(browser, slowdown);
  await opened(page, `${origin}/menu`);
  const found = [];
  for (let round = 0; round < rounds; round++) found.push(await framesAstray(page, round));
  await close();
  return figuresOfRounds(found, (way) => ({ name: `${way}: frames elsewhere`, unit: '', limit: { atMost: 1 } }));
}

/** Goes back from a dish to the menu, each way: in how many frames the menu was scrolled elsewhere than before. */
async function framesAstray(page: Page, round: number): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const [way, goBack] of Object.entries(WAYS)) {
    const link = page.locator('main article h3 a').nth(20 + round * 13);
    await link.scrollIntoViewIfNeeded();
    await atRest(page);
    const address = await link.getAttribute('href');
    // The position counts at the click: the tap itself may first scroll the link out from under a bar.
    await link.evaluate((element) => {
      const note = () => {
        window.tappedAt = element.getBoundingClientRect().top;
      };
      element.addEventListener('click', note, { capture: true, once: true });
    });
    await link.tap();
    await page.locator('main article h1').waitFor();
    await atRest(page);
    await watchPlace(page, `main article h3 a[href="${address}"]`);
    await goBack(page);
    await link.waitFor({ state: 'attached' });
    await atRest(page);
    const before = await page.evaluate(() => window.tappedAt);
    const places = (await page.evaluate(() => window.places)).filter((place) => place !== null);
    if (!places.length) throw new Error('the menu did not come back');
    found.set(way, places.filter((place) => Math.abs(place - before) > 1).length);
  }
  return found;
}

async function watchPlace(page: Page, selector: string): Promise<void> {
  await page.evaluate((wanted) => {
    const places: Window['places'] = [];
    window.places = places;
    const frame = () => {
      places.push(document.querySelector(wanted)?.getBoundingClientRect().top ?? null);
      // Stops when the next watch has begun a list of its own.
      if (places.length < 300 && window.places === places) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }, selector);
}
