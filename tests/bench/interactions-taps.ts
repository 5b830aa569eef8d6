import type { Page } from 'playwright';
import { felt } from './interactions-felt.ts';
import { atRest, opened, openPhone, type Setting } from './interactions-phone.ts';
import type { Figure } from './report.ts';
import { quantile } from './statistics.ts';

/** Fast, for two thumbs. */
const KEY_EVERY_MS = 150;
const ALL = 200;

/** Every interaction of as many rounds. */
export async function measureTaps({ browser, origin, slowdown, rounds }: Setting): Promise<Figure[]> {
  const { page, close } = await openPhone(browser, slowdown);
  await opened(page, `${origin}/menu`);
  const felts = new Map<string, number[]>();
  const deed: Deed = async (name, act) => {
    const ms = await felt(page, act);
    if (!ms.length) throw new Error(`"${name}" was no interaction`);
    felts.set(name, [...(felts.get(name) ?? []), ...ms]);
  };
  for (let round = 0; round < rounds; round++) await tapThrough(page, round, deed);
  await close();
  return [...felts, ['all interactions', [...felts.values()].flat()] as const].flatMap(([name, ms]) => [
    { name: `${name}, p50`, unit: 'ms', ours: [quantile(ms, 0.5)] },
    { name: `${name}, p75`, unit: 'ms', ours: [quantile(ms, 0.75)], limit: { atMost: 100 } },
    { name: `${name}, slowest of ${ms.length}`, unit: 'ms', ours: [Math.max(...ms)] },
  ]);
}

/** Does something, and notes what its interactions took. */
type Deed = (name: string, act: () => Promise<void>) => Promise<void>;

/** All that a visitor does on the menu, once; `round` chooses other dishes, categories and languages. */
async function tapThrough(page: Page, round: number, deed: Deed): Promise<void> {
  await filter(page, round, deed);
  await search(page, deed);
  await addToCart(page, round, deed);
  await openDish(page, round, deed);
  await switchLanguage(page, round, deed);
  await switchTheme(page, deed);
}

async function filter(page: Page, round: number, deed: Deed): Promise<void> {
  const chips = page.locator('[data-category] a');
  await deed('choose a category', async () => {
    await chips.nth(1 + (round % 8)).tap();
    await countIs(page, (count) => count < ALL);
  });
  await deed('all items again', async () => {
    await chips.first().tap();
    await countIs(page, (count) => count === ALL);
  });
}

async function search(page: Page, deed: Deed): Promise<void> {
  await deed('tap the search', () => page.getByRole('searchbox').tap());
  await deed('search, a key', async () => {
    for (const key of ['1', '2', 'Backspace', '3', 'Backspace', 'Backspace', '4', '2']) {
      await page.keyboard.press(key);
      await page.waitForTimeout(KEY_EVERY_MS);
    }
    await countIs(page, (count) => count < ALL);
  });
  await deed('clear the search', async () => {
    await page.locator('search button').tap();
    await countIs(page, (count) => count === ALL);
  });
  await page.getByRole('searchbox').blur();
}

async function addToCart(page: Page, round: number, deed: Deed): Promise<void> {
  const add = page.locator('main article button').nth(round * 3);
  await add.scrollIntoViewIfNeeded();
  for (const name of ['add to the cart', 'add another']) await deed(name, () => add.tap());
}

async function openDish(page: Page, round: number, deed: Deed): Promise<void> {
  const link = page.locator('main article h3 a').nth(5 + round * 11);
  await link.scrollIntoViewIfNeeded();
  await atRest(page);
  await deed('open a dish', async () => {
    await link.tap();
    await page.locator('main article h1').waitFor();
  });
  await deed('back to the menu', async () => {
    await page.locator('main a[href="/menu"]').tap();
    await countIs(page, (count) => count === ALL);
  });
}

async function switchLanguage(page: Page, round: number, deed: Deed): Promise<void> {
  const language = ['de', 'ja', 'en'][round % 3] as string;
  await deed('open the languages', () => page.locator('header [aria-haspopup=menu]:visible').tap());
  await deed('switch the language', async () => {
    await page.locator(`[role=menuitemradio][lang=${language}]`).tap();
    await page.locator(`html[lang=${language}]`).waitFor();
  });
}

async function switchTheme(page: Page, deed: Deed): Promise<void> {
  await deed('open the site menu', async () => {
    await page.locator('header [aria-haspopup=dialog]').tap();
    await page.getByRole('dialog').waitFor();
  });
  await deed('switch the theme', () => page.getByRole('switch').tap());
  await deed('close the site menu', async () => {
    await page.locator('dialog button').first().tap();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });
}

async function countIs(page: Page, is: (count: number) => boolean): Promise<void> {
  const dishes = page.locator('main article h3');
  for (let tries = 0; tries < 100; tries++) {
    if (is(await dishes.count())) return;
    await page.waitForTimeout(50);
  }
  throw new Error(`the menu stays with ${await dishes.count()} dishes`);
}
