import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from '../../src/domain/languages.ts';
import { type Screen, screens } from '../screens/list.ts';
import { readInterfaceTexts } from './interface-texts.ts';
import { lookAtPage } from './look-at-page.ts';
import { signIn } from './sign-in.ts';
import { expect, hydrated, site, story } from './story.ts';

const PHONE = { width: 390, height: 844 };
const NARROW = { width: 320, height: 844 };
/** The longest words, and a script without spaces. */
const SHOWN_NARROW: readonly Language[] = ['en', 'pt', 'de', 'ja'];

const texts = readInterfaceTexts();
/** What a person or a restaurant named so. */
const NAMES = ['Home', 'Work'];
const BROKEN = /^[a-z]+\.[a-z_0-9]+$|\{\w*\}|\bundefined\b|\bNaN\b|\[object/;

story.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } });

for (const screen of screens) {
  story(`${screen.name} can be read in eight languages on a phone`, async ({ page, watch }) => {
    if (screen.name === 'not-found') watch.allowStatus(404);
    if (screen.name === 'offline') watch.allowFailures();
    await openScreen(page, screen);
    const address = page.url();
    for (const language of LANGUAGES) {
      await showIn(page, language, address);
      await expectReadable(page, `${screen.name} in ${language}`, language);
      if (!SHOWN_NARROW.includes(language)) continue;
      await page.setViewportSize(NARROW);
      await expectReadable(page, `${screen.name} in ${language} at 320 px`, language);
      await page.setViewportSize(PHONE);
    }
  });
}

async function openScreen(page: Page, { name, path, restaurant = 'forno-vesta', signedIn, prepare }: Screen) {
  // With the connection it would lead back to where a visitor came from.
  if (name === 'offline') await page.route('**/healthz', (route) => route.abort());
  if (signedIn) await signIn(page, restaurant);
  await page.goto(site(restaurant, path));
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await prepare?.(page);
}

/** Through the switcher; pages without a header by their address. */
async function showIn(page: Page, language: Language, address: string): Promise<void> {
  if ((await page.locator('html').getAttribute('lang')) === language) return;
  const switcher = page.getByRole('banner').locator('button[aria-haspopup=menu]:visible').first();
  if (await switcher.count()) {
    await switcher.click();
    await page.locator(`[role=menuitemradio][lang=${language}]`).click();
    await page.mouse.move(0, PHONE.height - 1);
  } else {
    const url = new URL(address);
    url.searchParams.set('lang', language);
    await page.goto(url.href);
    await hydrated(page);
  }
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.waitForLoadState('networkidle');
}

/** No raw key, no English left over, nothing that sticks out or is cut off. */
async function expectReadable(page: Page, what: string, language: Language): Promise<void> {
  const faults = async () => {
    const looks = await page.evaluate(lookAtPage);
    const parts = looks.texts.flatMap((text) => [text, ...text.split(' · ')]);
    return {
      broken: parts.filter((text) => BROKEN.test(text)),
      english: parts.filter((text) => !NAMES.includes(text) && texts.isLeftover(text, language)),
      overflowing: looks.overflowing,
      cut: looks.cut,
    };
  };
  // Content in the new language may come a moment after the interface.
  await expect.poll(faults, what).toEqual({ broken: [], english: [], overflowing: [], cut: [] });
}
