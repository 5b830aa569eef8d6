import { chromium, type Page } from 'playwright';
import { findWholeChromium } from '../../scripts/find-chromium.ts';
import { opened, openPhone, type Phone, type Setting, scrollToEnd } from './interactions-phone.ts';
import type { Figure } from './report.ts';

/** What a document holds after garbage collection. */
interface Held {
  heapMb: number;
  nodes: number;
  listeners: number;
}

const TOURS = 10;

/** Disables compilation: compiled hot code would take a megabyte within a hundred pages, once, and look like a leak. */
const INTERPRETED = '--js-flags=--jitless --no-lazy-feedback-allocation';

export async function measureMemory({ origin }: Setting): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: findWholeChromium(), args: ['--no-sandbox', INTERPRETED] });
  const { before, after } = await heldByNavigations(await openPhone(browser, 1), origin);
  await browser.close();
  const figure = (what: keyof Held, name: string, unit: string): Figure => ({
    name: `${name} after 50 pages, and before`,
    unit,
    ours: [after[what]],
    reference: [before[what]],
    limit: { atMost: 1.05 },
  });
  return [figure('heapMb', 'heap', 'MB'), figure('nodes', 'nodes', ''), figure('listeners', 'listeners', '')];
}

/** What is held before and after fifty navigations within one document, each tour to another dish. */
async function heldByNavigations(phone: Phone, origin: string): Promise<{ before: Held; after: Held }> {
  const { page } = phone;
  await opened(page, `${origin}/menu`);
  // Rows keep the pictures that they are given when somebody comes near: all of them, before anything is counted.
  await scrollToEnd(page);
  for (let tour = 0; tour < 2; tour++) await walk(page, tour);
  const before = await held(phone);
  for (let tour = 0; tour < TOURS; tour++) await walk(page, 2 + tour);
  return { before, after: await held(phone) };
}

/** Menu, a dish, Menu, Cart, Home, Menu: five navigations. */
async function walk(page: Page, tour: number): Promise<void> {
  const dish = page.locator('main article h3 a').nth(tour * 7);
  await dish.tap();
  await page.locator('main article h1').waitFor();
  await page.locator('main a[href="/menu"]').tap();
  await dish.waitFor();
  await page.locator('header a[href="/cart"]').first().tap();
  await page.waitForURL('**/cart');
  await page.locator('header a[href="/"]').first().tap();
  await page.waitForURL((address) => address.pathname === '/');
  await page.locator('main a[href="/menu"]:visible').first().tap();
  await dish.waitFor();
}

async function held({ page, session }: Phone): Promise<Held> {
  // Timers, snackbars and transitions that still hold a view have ended by then.
  await page.waitForTimeout(6000);
  await session.send('Performance.enable');
  for (let times = 0; times < 3; times++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const figure = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    heapMb: figure('JSHeapUsedSize') / 2 ** 20,
    nodes: figure('Nodes'),
    listeners: figure('JSEventListeners'),
  };
}
