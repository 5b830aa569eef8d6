import { chromium, type Page } from 'playwright';
import { findWholeChromium } from '../../scripts/find-chromium.ts';
import { startProduct } from '../support/product.ts';
import { placeOrders } from './place-orders.ts';
import { report } from './report.ts';
import { quantile } from './statistics.ts';

/**
 * How fast a full order board responds to taps: with ORDERS open orders (200) and a new one every two seconds, a cook accepts
 * orders and opens tickets for ROUNDS rounds (30). Measured by the browser's Event Timing, from the tap to the next paint. Then an hour's
 * orders (HOUR, 1,800) come and are finished as fast as the server allows: what the board's memory is after the first third and at the end.
 */
const ORDERS = Number(process.env['ORDERS'] ?? 200);
const ROUNDS = Number(process.env['ROUNDS'] ?? 30);
const HOUR = Number(process.env['HOUR'] ?? 1800);
const NEW_EVERY_MS = 2000;
const BATCH = 50;
const PASSWORD = 'Demo-pass-1';
/** Open at every hour. */
const SLUG = 'brasa';

const product = await startProduct();
const browser = await chromium.launch({ executablePath: findWholeChromium(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  const customer = await signedIn('customer@demo.test', '/terms');
  await customer.evaluate(placeOrders, { count: ORDERS, everyMs: 0 });
  const board = await signedIn('owner@demo.test', '/staff');
  await board
    .getByRole('article')
    .nth(ORDERS - 1)
    .waitFor({ state: 'attached', timeout: 60_000 });
  await watchTaps(board);

  const arriving = customer.evaluate(placeOrders, { count: ROUNDS, everyMs: NEW_EVERY_MS });
  for (let round = 0; round < ROUNDS; round++) await work(board);
  await arriving;
  const taps = await board.evaluate(() => (window as unknown as { taps: number[] }).taps);
  const memory: number[] = [];
  for (let third = 0; third < 3; third++) {
    for (let come = 0; come < HOUR / 3; come += BATCH) {
      await customer.evaluate(placeOrders, { count: BATCH, everyMs: 0 });
      await board.evaluate(finishNewest, BATCH);
    }
    memory.push(await heapOf(board));
  }
  const growth = (memory[2] as number) / (memory[0] as number);
  if (taps.length < ROUNDS) throw new Error(`only ${taps.length} taps were measured`);

  report({
    name: 'board',
    about: `${ORDERS} open orders and a new one every ${NEW_EVERY_MS / 1000} s: from a tap on the board to the next paint`,
    versions: { Chromium: browser.version() },
    figures: [
      { name: 'tap, p50', unit: 'ms', ours: [quantile(taps, 0.5)] },
      { name: 'tap, p98', unit: 'ms', ours: [quantile(taps, 0.98)], limit: { atMost: 100 } },
      { name: 'slowest tap', unit: 'ms', ours: [Math.max(...taps)], limit: { atMost: 100 } },
      { name: 'heap at the end, of that after a third of the hour', unit: '', ours: [growth], limit: { atMost: 1.1 } },
      { name: 'heap at the end', unit: 'MB', ours: [(memory[2] as number) / 1e6] },
      { name: 'taps measured', unit: '', ours: [taps.length] },
    ],
  });
} finally {
  await browser.close();
  await product.stop();
}

async function signedIn(email: string, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1180, height: 820 }, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(`${product.origin(SLUG)}/terms`);
  await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/api/v1/auth/login', { method: 'POST', headers, body: JSON.stringify(body) });
      localStorage.setItem('accessToken', (await answer.json()).accessToken);
    },
    { email, password: PASSWORD },
  );
  await page.goto(product.origin(SLUG) + path);
  return page;
}

/** Event Timing measures from the input to the paint. It does not report less than 16 ms, which counts as 16. */
async function watchTaps(page: Page): Promise<void> {
  await page.evaluate(() => {
    const taps: number[] = [];
    Object.assign(window, { taps });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (entry.interactionId && entry.name === 'click') taps.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** Accepts the first new order, opens a ticket and closes it. */
async function work(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Accept, ready in 20 minutes' }).first().click();
  await page.waitForTimeout(500);
  await page.getByRole('article').nth(3).getByRole('heading').getByRole('button').click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.waitForTimeout(500);
}

/** Runs in the board's page: takes the newest orders through all steps to their end. */
async function finishNewest(count: number): Promise<void> {
  const headers = {
    authorization: `Bearer ${localStorage.getItem('accessToken')}`,
    'content-type': 'application/json',
  };
  const answer = await fetch(`/api/v1/staff/orders?limit=${count}&page=1`, { headers });
  const { orders } = (await answer.json()).data;
  for (const { _id } of orders) {
    for (const status of ['Confirmed', 'Preparing', 'Ready for Pickup', 'Completed']) {
      const body = JSON.stringify({ status, ...(status === 'Confirmed' && { readyInMinutes: 20 }) });
      const set = await fetch(`/api/v1/staff/orders/${_id}/status`, { method: 'PATCH', headers, body });
      if (!set.ok) throw new Error(`${status}: ${await set.text()}`);
    }
  }
}

/** Bytes that the page's scripts hold once all garbage is collected. */
async function heapOf(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await page.waitForTimeout(2000);
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  await client.detach();
  return usedSize;
}
