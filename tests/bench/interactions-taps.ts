import type { Page } from 'playwright';
import { BIG_MENU_DISHES as ALL, IS_FULL } from './big-menu.ts';
import { tap } from './finger.ts';
import { felt } from './interactions-felt.ts';
import { atRest, opened, openPhone, type Phone, type Setting } from './interactions-phone.ts';
import type { Figure } from './report.ts';
import { quantile } from './statistics.ts';

/** Looked up by selectors: Playwright's search by role looks at each of 28,000 elements, in the page whose speed is measured. */
const [SEARCH, DIALOG] = ['main [type=search]', 'dialog[open]'];

/** Fast typing with two thumbs. */
const KEY_EVERY_MS = 150;

/** Measures every interaction in `rounds` rounds. */
export async function measureTaps({ browser, origin, slowdown, rounds }: Setting): Promise<Figure[]> {
  const phone = await openPhone(browser, slowdown);
  const { page, close } = phone;
  await opened(page, `${origin}/menu`);
  const felts = new Map<string, number[]>();
  const deed: Deed = async (name, act) => {
    const ms = await felt(page, act);
    if (!ms.length) throw new Error(`"${name}" was no interaction`);
    felts.set(name, [...(felts.get(name) ?? []), ...ms]);
  };
  for (let round = 0; round < rounds; round++) await tapThrough(phone, round, deed);
  await close();
  return [...felts, ['all interactions', [...felts.values()].flat()] as const].flatMap(([name, ms]) => [
    { name: `${name}, p50`, unit: 'ms', ours: [quantile(ms, 0.5)] },
    { name: `${name}, p75`, unit: 'ms', ours: [quantile(ms, 0.75)], limit: { atMost: 100 } },
    { name: `${name}, slowest of ${ms.length}`, unit: 'ms', ours: [Math.max(...ms)] },
  ]);
}

/** Does something and records how long its interactions took. */
type Deed = (name: string, act: () => Promise<void>) => Promise<void>;

/** All that a visitor does on the menu, once; `round` chooses other dishes, categories and languages. */
async function tapThrough(phone: Phone, round: number, deed: Deed): Promise<void> {
  await filter(phone, round, deed);
  await search(phone, deed);
  // Every dish of a full menu has something to choose first.
  if (!IS_FULL) await addToCart(phone, round, deed);
  await openDish(phone, round, deed);
  await switchLanguage(phone, round, deed);
  await switchTheme(phone, deed);
}

async function filter(phone: Phone, round: number, deed: Deed): Promise<void> {
  const { page } = phone;
  const chips = page.locator('[data-category] a');
  await deed('choose a category', async () => {
    await tap(phone, chips.nth(1 + (round % 8)));
    await countIs(page, (count) => count < ALL);
  });
  await deed('all items again', async () => {
    await tap(phone, chips.first());
    await countIs(page, (count) => count === ALL);
  });
}

async function search(phone: Phone, deed: Deed): Promise<void> {
  const { page } = phone;
  await deed('tap the search', () => tap(phone, page.locator(SEARCH)));
  await deed('search, a key', async () => {
    for (const key of ['1', '2', 'Backspace', '3', 'Backspace', 'Backspace', '4', '2']) {
      await page.keyboard.press(key);
      await page.waitForTimeout(KEY_EVERY_MS);
    }
    await countIs(page, (count) => count < ALL);
  });
  await deed('clear the search', async () => {
    await tap(phone, page.locator('search button'));
    await countIs(page, (count) => count === ALL);
  });
  await page.locator(SEARCH).blur();
}

async function addToCart(phone: Phone, round: number, deed: Deed): Promise<void> {
  const { page } = phone;
  const add = page.locator('main article button').nth(round * 3);
  await add.scrollIntoViewIfNeeded();
  for (const name of ['add to the cart', 'add another']) await deed(name, () => tap(phone, add));
}

async function openDish(phone: Phone, round: number, deed: Deed): Promise<void> {
  const { page } = phone;
  const link = page.locator('main article h3 a').nth(5 + round * 11);
  await link.scrollIntoViewIfNeeded();
  await atRest(page);
  await deed('open a dish', async () => {
    await tap(phone, link);
    await page.locator('main article h1').waitFor();
  });
  if (IS_FULL) {
    await deed('choose an option', () => tap(phone, page.locator('main fieldset label').nth(1)));
    await deed('add to the cart', () => tap(phone, page.locator('main form [type=submit]')));
  }
  await deed('back to the menu', async () => {
    await tap(phone, page.locator('main a[href="/menu"]'));
    await countIs(page, (count) => count === ALL);
  });
}

async function switchLanguage(phone: Phone, round: number, deed: Deed): Promise<void> {
  const { page } = phone;
  const language = ['de', 'ja', 'en'][round % 3] as string;
  await deed('open the languages', () => tap(phone, page.locator('header [aria-haspopup=menu]:visible')));
  await deed('switch the language', async () => {
    await tap(phone, page.locator(`[role=menuitemradio][lang=${language}]`));
    await page.locator(`html[lang=${language}]`).waitFor();
  });
}

async function switchTheme(phone: Phone, deed: Deed): Promise<void> {
  const { page } = phone;
  await deed('open the site menu', async () => {
    await tap(phone, page.locator('header [aria-haspopup=dialog]'));
    await page.locator(DIALOG).waitFor();
  });
  await deed('switch the theme', () => tap(phone, page.locator(`${DIALOG} [role=switch]`)));
  await deed('close the site menu', async () => {
    await tap(phone, page.locator(`${DIALOG} button`).first());
    await page.locator(DIALOG).waitFor({ state: 'hidden' });
  });
}

async function countIs(page: Page, is: (count: number) => boolean): Promise<void> {
  const dishes = () => page.evaluate(() => document.querySelectorAll('main article h3').length);
  for (let tries = 0; tries < 100; tries++) {
    if (is(await dishes())) return;
    await page.waitForTimeout(50);
  }
  throw new Error(`the menu stays with ${await dishes()} dishes`);
}
