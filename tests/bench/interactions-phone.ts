import type { Browser, CDPSession, Page } from 'playwright';
import type { Product } from '../support/product.ts';

/** What every part of the benchmark starts from. */
export interface Setting {
  browser: Browser;
  product: Product;
  /** The origin of the restaurant with 200 dishes. */
  origin: string;
  slowdown: number;
  rounds: number;
}

export interface Phone {
  page: Page;
  session: CDPSession;
  close(): Promise<void>;
}

/** Lighthouse's phone with a CPU that is `slowdown` times slower: 6 is a cheap phone, 1 is this machine. */
export async function openPhone(browser: Browser, slowdown: number): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
  });
  await context.addInitScript(watch);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session, close: () => context.close() };
}

/** What the browser has reported about a document since it was opened. */
export interface Seen {
  /** Event Timing: several events share an interaction. */
  events: { interactionId: number; duration: number }[];
  /** ms of each task above 50. */
  longTasks: number[];
  /** Scores of layout shifts that no input caused. */
  shifts: number[];
}

declare global {
  interface Window {
    seen: Seen;
  }
}

function watch(): void {
  const seen: Seen = { events: [], longTasks: [], shifts: [] };
  window.seen = seen;
  type Entry = PerformanceEntry & { interactionId: number; value: number; hadRecentInput: boolean };
  const observe = (type: string, keep: (entry: Entry) => void) => {
    const options = { type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit;
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(keep)).observe(options);
  };
  observe('event', ({ interactionId, duration }) => interactionId && seen.events.push({ interactionId, duration }));
  observe('longtask', ({ duration }) => seen.longTasks.push(duration));
  observe('layout-shift', ({ value, hadRecentInput }) => !hadRecentInput && seen.shifts.push(value));
}

/** Opens a page and waits until it is hydrated, including its lazy parts, and idle. */
export async function opened(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => !document.querySelector('[data-hydrating], #root:empty'));
  await page.waitForLoadState('networkidle');
  await atRest(page);
}

/** Waits until twenty frames in a row were on time, ten seconds at most. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const begun = performance.now();
        let last = begun;
        let inTime = 0;
        const frame = (now: number) => {
          inTime = now - last < 40 ? inTime + 1 : 0;
          last = now;
          if (inTime >= 20 || now - begun > 10_000) resolve();
          else requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      }),
  );
}

/** Slowly enough for everything that waits until somebody comes near. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  });
}
