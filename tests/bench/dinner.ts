import { type CDPSession, chromium, type Page } from 'playwright';
import { findWholeChromium } from '../../scripts/find-chromium.ts';
import { startProduct } from '../support/product.ts';
import { placeDinner, sequence } from './place-dinner.ts';
import { report } from './report.ts';
import { median, quantile } from './statistics.ts';
import { type InView, ticketsInView } from './tickets-in-view.ts';

/**
 * A dinner against the real board: how many whole tickets are in view with 33 new orders at five sizes of screen (the median of SHUFFLES
 * sequences), whether a dish is hidden, whether a ticket moves under a tap, and what a tap costs with 54 and with 200 open orders.
 */
const SHUFFLES = Number(process.env['SHUFFLES'] ?? 3);
const TAPS = Number(process.env['TAPS'] ?? 12);
const SIZES = [
  { width: 1024, height: 768, least: 10 },
  { width: 1280, height: 800, least: 12 },
  { width: 1920, height: 1080, least: 20 },
  { width: 390, height: 844, least: 4 },
  { width: 1180, height: 820, least: 11 },
] as const;
/** A tap is paid for in this time (ms). */
const WINDOW_MS = 400;
const PASSWORD = 'Demo-pass-1';
/** Open at every hour. */
const SLUG = 'brasa';
const PICTURES = process.env['PICTURES'];

const product = await startProduct({ MAX_OPEN_ORDERS: '1000' });
const browser = await chromium.launch({ executablePath: findWholeChromium(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  const customer = await signedIn('customer@demo.test', '/terms');
  const board = await signedIn('owner@demo.test', '/staff');
  const whole = SIZES.map((): number[] => []);
  let hidden = 0;
  for (let seed = 1; seed <= SHUFFLES; seed += 1) {
    await clear(board);
    await customer.evaluate(placeDinner, sequence(seed));
    await board.reload();
    for (const [at, { width, height }] of SIZES.entries()) {
      await board.setViewportSize({ width, height });
      const seen = await looked(board);
      whole[at]?.push(seen.whole);
      hidden += seen.hidden;
      if (PICTURES && seed === 1) await board.screenshot({ path: `${PICTURES}/board-${width}.png` });
    }
  }
  await board.setViewportSize({ width: 1024, height: 768 });
  const few = await tapped(board);
  for (let more = 0; more < 5; more += 1) await customer.evaluate(placeDinner, sequence(10 + more));
  await board.reload();
  const many = await tapped(board);
  report({
    name: 'dinner',
    about: '33 new orders of 1 to 8 dishes on the board, then taps with some and with 200 open orders',
    versions: { Chromium: browser.version() },
    figures: [
      ...SIZES.map(({ width, height, least }, at) => ({
        ...{ name: `whole tickets at ${width}×${height}`, unit: '', ours: [median(whole[at] ?? [])] },
        limit: { atLeast: least },
      })),
      { name: 'orders with a hidden dish', unit: '', ours: [hidden], limit: { atMost: 0 } },
      { name: 'tickets that moved under a tap', unit: '', ours: [few.moved + many.moved], limit: { atMost: 0 } },
      { name: 'CPU of a tap, some open, p50', unit: 'ms', ours: [quantile(few.cpu, 0.5)], limit: { atMost: 60 } },
      { name: 'CPU of a tap, 200 open, p50', unit: 'ms', ours: [quantile(many.cpu, 0.5)], limit: { atMost: 100 } },
    ],
  });
} finally {
  await browser.close();
  await product.stop();
}

async function signedIn(email: string, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 }, locale: 'en-GB' });
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

/** Ends all open orders. */
async function clear(board: Page): Promise<void> {
  await board.evaluate(async () => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('accessToken')}`,
      'content-type': 'application/json',
    };
    const { data } = await (await fetch('/api/v1/staff/board', { headers })).json();
    for (const { _id, nextStatuses } of data.open as { _id: string; nextStatuses: string[] }[]) {
      const status = nextStatuses.find((each) => /Cancelled|Failed/.test(each)) ?? nextStatuses[0];
      const body = JSON.stringify({ status, notes: 'Next evening' });
      await fetch(`/api/v1/staff/orders/${_id}/status`, { method: 'PATCH', headers, body });
    }
  });
}

/** What is in view once nothing moves any more. */
async function looked(board: Page): Promise<InView> {
  await board.locator('[role=tabpanel] article').first().waitFor({ timeout: 30_000 });
  const dishes = await board.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` };
    const { data } = await (await fetch('/api/v1/staff/board', { headers })).json();
    return Object.fromEntries(
      (data.open as { orderNumber: string; items: unknown[] }[]).map((each) => [each.orderNumber, each.items.length]),
    );
  });
  await board.waitForTimeout(1500);
  return board.evaluate(ticketsInView, dishes);
}

/** Accepts orders one after the other, a new place each second. */
async function tapped(board: Page): Promise<{ cpu: number[]; moved: number }> {
  await board.locator('[role=tabpanel] article').first().waitFor();
  await board.waitForTimeout(2000);
  const client = await board.context().newCDPSession(board);
  await client.send('Performance.enable');
  const cpu: number[] = [];
  let moved = 0;
  for (let tap = 0; tap < TAPS; tap += 1) {
    const buttons = board.locator('[role=tabpanel] article footer').getByRole('button', { name: /^Accept/ });
    const count = await buttons.count();
    if (count === 0) {
      await board.waitForTimeout(1500);
      continue;
    }
    const places = await placesOf(board);
    const before = await taskTime(client);
    await buttons.first().click();
    await board.waitForTimeout(WINDOW_MS);
    cpu.push((await taskTime(client)) - before);
    const after = await placesOf(board);
    moved += Object.entries(places).filter(([number, y]) => after[number] !== undefined && after[number] !== y).length;
    await board.waitForTimeout(600);
  }
  await client.detach();
  return { cpu, moved };
}

/** What the page's main thread has worked, in ms. */
async function taskTime(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

function placesOf(board: Page): Promise<Record<string, string>> {
  return board.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('[role=tabpanel] article[data-order]')]
        .filter((each) => !each.closest('[inert]'))
        .map((each) => {
          const { x, y } = each.getBoundingClientRect();
          return [each.dataset['order'] ?? '', `${Math.round(x)} ${Math.round(y)}`];
        }),
    ),
  );
}
