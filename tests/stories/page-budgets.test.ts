import type { Page } from '@playwright/test';
import { expect, hydrated, site, story } from './story.ts';

/** What a first visit may ask for and transfer, on a common phone. Bytes and requests, never times. */
const BUDGETS = { pictureBytes: 120_000, largestPictureBytes: 30_000, requestsToAct: 12, repeatBytes: 15_000 };

story.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  // The hero's later slides come when they are shown.
  contextOptions: { reducedMotion: 'reduce' },
});

interface Transfer {
  path: string;
  /** On the wire, with headers. */
  bytes: number;
  isPicture: boolean;
}

for (const path of ['/', '/menu']) {
  story(`a first visit of ${path} stays within its bytes and requests`, async ({ page }) => {
    const transfers = await watchTransfers(page);
    await page.goto(site('forno-vesta', path));
    await hydrated(page);
    await quiet(transfers);
    const toAct = transfers.slice(0, transfers.findIndex(isAfterHydration)).filter(({ isPicture }) => !isPicture);
    expect(toAct.length, toAct.map((transfer) => transfer.path).join('\n')).toBeLessThanOrEqual(BUDGETS.requestsToAct);
    const pictures = transfers.filter(({ isPicture }) => isPicture).map(({ bytes }) => bytes);
    expect(Math.max(...pictures)).toBeLessThanOrEqual(BUDGETS.largestPictureBytes);
    const listed = transfers.map((transfer) => `${transfer.bytes} ${transfer.path}`).join('\n');
    expect(
      pictures.reduce((sum, bytes) => sum + bytes, 0),
      listed,
    ).toBeLessThanOrEqual(BUDGETS.pictureBytes);
  });
}

story(
  'what a phone does not show yet comes after the page has taken over, also where nobody scrolls',
  async ({ page }) => {
    const transfers = await watchTransfers(page);
    const first = (test: (path: string) => boolean) => transfers.findIndex(({ path }) => test(path));
    const dishes = () => first((path) => path === '/api/v1/products');
    await page.goto(site('forno-vesta'));
    await expect.poll(dishes).toBeGreaterThan(0);
    // Asked for when the page has taken over.
    const takenOver = first((path) => path.endsWith('/styles.css'));
    expect(takenOver).toBeGreaterThan(0);
    expect(dishes()).toBeGreaterThan(takenOver);
    expect(first((path) => /-560\.avif$/.test(path))).toBeGreaterThan(first((path) => path.includes('/assets/texts-')));
  },
);

story('texts and answers of parts far down are not sent along', async ({ page }) => {
  const document = (await (await page.goto(site('forno-vesta')))?.text()) ?? '';
  const { messages, resources } = JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(document)?.[1] ?? '');
  expect(messages.home).toHaveProperty('order_type');
  expect(messages.home).not.toHaveProperty('find_us');
  expect(messages.promotions).toEqual({});
  for (const key of ['highlights', 'promotions', 'products/featured']) {
    expect(resources[key]).not.toHaveProperty('data');
  }
});

story('a dish far down, tapped before its part has taken over, is in the cart', async ({ page }) => {
  await page.goto(site('forno-vesta'), { waitUntil: 'commit' });
  const add = page.getByRole('button', { name: /^Add .* to cart$/ }).first();
  await add.evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

story('what works without a finger, as a screen reader does, wakes what is far down', async ({ page }) => {
  await page.goto(site('forno-vesta'));
  await hydrated(page);
  const add = page.getByRole('button', { name: /^Add .* to cart$/ }).first();
  await add.evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
});

story('a second visit transfers little more than what may have changed', async ({ page }) => {
  const transfers = await watchTransfers(page);
  await page.goto(site('forno-vesta'));
  await hydrated(page);
  await quiet(transfers);
  await page.goto('about:blank');
  transfers.length = 0;
  await page.goto(site('forno-vesta'));
  await hydrated(page);
  await quiet(transfers);
  const sum = transfers.reduce((bytes, transfer) => bytes + transfer.bytes, 0);
  expect(sum, transfers.map(({ path, bytes }) => `${bytes} ${path}`).join('\n')).toBeLessThan(BUDGETS.repeatBytes);
});

story(
  'fonts wait for the first paint of a first visit; a browser that has them shows them at once',
  async ({ page }) => {
    await page.goto(site('forno-vesta'));
    await expect(page.locator('html')).toHaveAttribute('data-fonts', 'web');
    await expect.poll(() => fontsAndPaint(page)).toMatchObject({ paint: expect.any(Number) });
    const first = await fontsAndPaint(page);
    expect(first.fonts).toHaveLength(2);
    expect(Math.min(...first.fonts)).toBeGreaterThanOrEqual(Number(first.paint));
    await page.goto(site('forno-vesta', '/menu'));
    await expect.poll(() => fontsAndPaint(page)).toMatchObject({ paint: expect.any(Number), isLoaded: true });
    const second = await fontsAndPaint(page);
    expect(Math.max(...second.fonts)).toBeLessThan(Number(second.paint));
  },
);

story('a page in a language without fonts of ours fetches none', async ({ page }) => {
  await page.goto(site('forno-vesta', '/menu?lang=ja'));
  await hydrated(page);
  expect((await fontsAndPaint(page)).fonts).toEqual([]);
});

story('a finger on a link fetches the page behind it', async ({ page }) => {
  await page.goto(site('forno-vesta'));
  await hydrated(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await expect(async () => {
    await page.getByRole('main').getByRole('link', { name: 'Full menu' }).dispatchEvent('touchstart');
    expect(asked.some((address) => address.includes('/api/v1/products?isActive=true&limit=200'))).toBe(true);
  }).toPass();
  await expect(page).toHaveURL(site('forno-vesta'));
});

story('a page of which all is there opens within the click', async ({ page }) => {
  await page.goto(site('forno-vesta', '/menu'));
  await hydrated(page);
  const files = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  // The pages of an order are prepared at rest.
  await expect.poll(async () => (await files()).some((name) => /\/cart-[\w-]+\.js$/.test(name))).toBe(true);
  await page.waitForLoadState('networkidle');
  // The site menu, kept while it is closed, has one, too.
  const address = await page
    .locator('header a[href="/cart"]')
    .first()
    .evaluate(async (link: HTMLElement) => {
      link.click();
      // Whatever the click has promised is done before the next message.
      const { port1, port2 } = new MessageChannel();
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
      return location.pathname;
    });
  expect(address).toBe('/cart');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
});

/** The page's script asks for these when it has begun to take over. */
function isAfterHydration({ path }: Transfer): boolean {
  return path.includes('/assets/texts-') || path.endsWith('/styles.css');
}

/** When fonts were asked for, and when the page was painted, in ms since its address was opened. */
function fontsAndPaint(page: Page) {
  return page.evaluate(() => ({
    fonts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
    paint: performance.getEntriesByName('first-paint')[0]?.startTime ?? null,
    isLoaded: document.fonts.check('1em "Figtree Variable"'),
  }));
}

/** Nothing more is asked for; a stream stays open. */
async function quiet(transfers: Transfer[]): Promise<void> {
  let before = -1;
  await expect
    .poll(
      () => {
        const isQuiet = transfers.length === before;
        before = transfers.length;
        return isQuiet;
      },
      { intervals: [2500], timeout: 40_000 },
    )
    .toBe(true);
}

/** What comes over the wire from now on; grows. A kept answer weighs nothing. */
async function watchTransfers(page: Page): Promise<Transfer[]> {
  const session = await page.context().newCDPSession(page);
  const asked = new Map<string, Transfer>();
  const transfers: Transfer[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    const path = new URL(request.url).pathname;
    const transfer = { path, bytes: 0, isPicture: type === 'Image' || path.endsWith('.svg') };
    asked.set(requestId, transfer);
    transfers.push(transfer);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = asked.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return transfers;
}
