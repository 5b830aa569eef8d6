import type { Page } from '@playwright/test';
import { expect, hydrated, site, story } from './story.ts';

/** What a first visit may ask for and transfer, on a common phone. Bytes and requests, never times. */
const BUDGETS = {
  pictureBytes: 120_000,
  largestPictureBytes: 30_000,
  // Many are of some hundred bytes: in the file that all pages share they would cost each page 2 kB more.
  scriptFiles: { '/': 36, '/menu': 38 },
  repeatBytes: 30_000,
};
/** For how long the script files of a visit count, in ms. */
const FIRST_MOMENTS = 3000;

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

for (const path of ['/', '/menu'] as const) {
  story(`a first visit of ${path} stays within its bytes and requests`, async ({ page }) => {
    const transfers = await watchTransfers(page);
    await page.goto(site('forno-vesta', path));
    await hydrated(page);
    await quiet(transfers);
    const scripts = await page.evaluate(
      (until) =>
        performance
          .getEntriesByType('resource')
          .filter(({ name, startTime }) => name.endsWith('.js') && startTime < until)
          .map(({ name }) => name),
      FIRST_MOMENTS,
    );
    expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(BUDGETS.scriptFiles[path]);
    expect(await firstOf(page, '.js'), 'scripts come behind the first picture').toBeGreaterThan(
      await firstOf(page, '.avif'),
    );
    const pictures = transfers.filter(({ isPicture }) => isPicture).map(({ bytes }) => bytes);
    expect(Math.max(...pictures)).toBeLessThanOrEqual(BUDGETS.largestPictureBytes);
    const listed = transfers.map((transfer) => `${transfer.bytes} ${transfer.path}`).join('\n');
    expect(
      pictures.reduce((sum, bytes) => sum + bytes, 0),
      listed,
    ).toBeLessThanOrEqual(BUDGETS.pictureBytes);
  });
}

/** When the page asked for its first file of that kind, in ms since it was opened. */
function firstOf(page: Page, ending: string): Promise<number> {
  return page.evaluate(
    (end) =>
      Math.min(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith(end))
          .map(({ startTime }) => startTime),
      ),
    ending,
  );
}

story('a document brings what it shows as data, too', async ({ page }) => {
  const document = (await (await page.goto(site('forno-vesta')))?.text()) ?? '';
  const { messages, resources } = JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(document)?.[1] ?? '');
  for (const key of ['order_type', 'find_us']) expect(messages.home).toHaveProperty(key);
  for (const key of ['restaurant', 'highlights', 'promotions', 'products/featured']) {
    expect(resources[key]).toMatchObject({ data: expect.anything(), etag: expect.any(String) });
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

story('a page in a language without fonts of ours fetches none', async ({ page }) => {
  await page.goto(site('forno-vesta', '/menu?lang=ja'));
  await hydrated(page);
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(files.filter((name) => name.endsWith('.woff2'))).toEqual([]);
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
  // The pages of an order are prepared at rest. Other files of carts ("cart-item-…") come before the cart's page.
  await expect.poll(async () => (await files()).some((name) => /\/cart-[\w-]{8}\.js$/.test(name))).toBe(true);
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
