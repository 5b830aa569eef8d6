import { chromium, type Page } from 'playwright';
import { findWholeChromium } from '../../scripts/find-chromium.ts';
import { startProduct } from '../support/product.ts';
import { accept, addStation, clear, linesAt, openOrders, signedIn } from './dinner-staff.ts';
import { type Tapped, tapped } from './dinner-taps.ts';
import { placeDinner, sequence } from './place-dinner.ts';
import { report } from './report.ts';
import { median, quantile } from './statistics.ts';
import { ticketsInView } from './tickets-in-view.ts';

/**
 * A dinner of 120 orders against the real board and a real station. First 33 new orders at five sizes of screen, in SHUFFLES sequences: how many
 * whole tickets are in view (the median), and whether a dish is hidden. Then 54 orders and the rest of the dinner, which comes while a cook
 * taps once a second, and more until 200 are open: what moves under a tap, and what TAPS taps cost. Then the same at a station.
 */
const SHUFFLES = Number(process.env['SHUFFLES'] ?? 5);
const TAPS = Number(process.env['TAPS'] ?? 20);
const DINNER = { atOnce: 54, all: 120, everyMs: 500 };
const MANY = 200;
const BOARD_SIZES = [
  { width: 1024, height: 768, least: 10 },
  { width: 1280, height: 800, least: 12 },
  { width: 1920, height: 1080, least: 20 },
  { width: 390, height: 844, least: 4 },
  { width: 1180, height: 820, least: 11 },
] as const;
const STATION_SIZES = [
  { width: 1024, height: 768, least: 8 },
  { width: 1920, height: 1080, least: 12 },
] as const;
/** Open at every hour. */
const SLUG = 'brasa';
/** A folder for pictures of what was counted. */
const PICTURES = process.env['PICTURES'];

const product = await startProduct({ MAX_OPEN_ORDERS: '1000' });
const browser = await chromium.launch({ executablePath: findWholeChromium(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  const origin = product.origin(SLUG);
  const customer = await signedIn(browser, origin, { email: 'customer@demo.test', path: '/terms' });
  const board = await signedIn(browser, origin, { email: 'owner@demo.test', path: '/staff' });
  let placed = 0;
  const place = (count: number) =>
    customer.evaluate(
      placeDinner,
      Array.from({ length: count }, () => {
        placed += 1;
        return sequence(Math.ceil(placed / 33))[placed % 33] as ReturnType<typeof sequence>[number];
      }),
    );

  const onBoard = BOARD_SIZES.map((): number[] => []);
  let hidden = 0;
  for (let seed = 1; seed <= SHUFFLES; seed += 1) {
    await clear(board);
    await customer.evaluate(placeDinner, sequence(seed));
    await board.reload();
    const open = await openOrders(board);
    const dishes = Object.fromEntries(open.map(({ orderNumber, items }) => [orderNumber, items.length]));
    for (const [at, { width, height }] of BOARD_SIZES.entries()) {
      const seen = await looked(board, { width, height, dishes, picture: seed === 1 ? 'board' : null });
      onBoard[at]?.push(seen.whole);
      hidden += seen.hidden;
    }
  }

  await clear(board);
  await board.setViewportSize({ width: 1024, height: 768 });
  await place(DINNER.atOnce);
  await board.reload();
  const boardTaps = () =>
    board.locator('[role=tabpanel] article:not([inert] *) footer').getByRole('button', { name: /^Accept \d/ });
  const some = await tapped(board, TAPS, boardTaps);
  const [rush] = await Promise.all([tapped(board, TAPS, boardTaps), arrive()]);
  await place(MANY - (await openOrders(board)).length);
  await board.reload();
  const many = await tapped(board, TAPS, boardTaps);

  await clear(board);
  await place(DINNER.atOnce);
  await accept(board);
  const dishes = (await openOrders(board)).flatMap(({ items }) => items.map(({ productId }) => productId));
  const station = await addStation(
    board,
    [...new Set(dishes)].filter((_, at) => at % 2 === 0),
  );
  await board.goto(`${origin}/staff/stations/${station}`);
  await seen(board);
  const atStation: number[] = [];
  for (const { width, height } of STATION_SIZES) {
    const seen = await looked(board, { width, height, dishes: await linesAt(board, station), picture: 'station' });
    atStation.push(seen.whole);
    hidden += seen.hidden;
  }
  await board.setViewportSize({ width: 1024, height: 768 });
  const lines = () => board.locator('article:not([inert] *) [aria-pressed=false]');
  const someLines = await tapped(board, TAPS, lines);
  await place(MANY - (await openOrders(board)).length);
  await accept(board);
  await board.reload();
  await seen(board);
  const manyLines = await tapped(board, TAPS, lines);

  const cost = (name: string, { cpu }: Tapped, atMost?: number) => {
    return { name, unit: 'ms', ours: [quantile(cpu, 0.5)], ...(atMost && { limit: { atMost } }) };
  };
  const none = (name: string, count: number) => ({ name, unit: '', ours: [count], limit: { atMost: 0 } });
  report({
    name: 'dinner',
    about:
      'A dinner of 120 orders of 1 to 8 dishes on the board and at a station, and taps with 54 and with 200 open orders',
    versions: { Chromium: browser.version() },
    figures: [
      ...BOARD_SIZES.map(({ width, height, least }, at) => ({
        ...{ name: `whole tickets of 33, board at ${width}×${height}`, unit: '', ours: [median(onBoard[at] ?? [])] },
        limit: { atLeast: least },
      })),
      ...STATION_SIZES.map(({ width, height, least }, at) => ({
        ...{ name: `whole tickets, station at ${width}×${height}`, unit: '', ours: [atStation[at] ?? 0] },
        limit: { atLeast: least },
      })),
      none('orders with a hidden dish', hidden),
      none('tickets of the board that moved under a tap', some.moved + rush.moved + many.moved),
      none('tickets of the station that moved under a tap', someLines.moved + manyLines.moved),
      cost('CPU of a tap, 54 open, p50', some, 60),
      cost('the same while the dinner comes in', rush),
      cost('CPU of a tap, 200 open, p50', many, 100),
      cost('CPU of a tap at a station, 54 open, p50', someLines, 60),
      cost('CPU of a tap at a station, 200 open, p50', manyLines, 100),
    ],
  });

  /** The rest of the dinner, one order after the other. */
  async function arrive(): Promise<void> {
    for (let count = DINNER.atOnce; count < DINNER.all; count += 1) {
      await place(1);
      await customer.waitForTimeout(DINNER.everyMs);
    }
  }
} finally {
  await browser.close();
  await product.stop();
}

/** A cook has seen what was called off before. */
async function seen(station: Page): Promise<void> {
  await station.getByRole('button', { name: /^All \d+ seen$/ }).click();
}

interface Look {
  width: number;
  height: number;
  /** How many dishes each order has, by its number. */
  dishes: Record<string, number>;
  /** The first part of a picture's name; null: none is taken. */
  picture: string | null;
}

/** What is in view once nothing moves any more. */
async function looked(page: Page, { width, height, dishes, picture }: Look) {
  await page.setViewportSize({ width, height });
  await page.locator('article').first().waitFor({ timeout: 30_000 });
  await page.waitForTimeout(1500);
  if (PICTURES && picture) await page.screenshot({ path: `${PICTURES}/${picture}-${width}.png` });
  return page.evaluate(ticketsInView, dishes);
}
