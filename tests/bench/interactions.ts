import { chromium } from 'playwright';
import { findChromium } from '../../scripts/find-chromium.ts';
import { startBigMenu } from './big-menu.ts';
import { framesAstray } from './interactions-back.ts';
import { heldByNavigations } from './interactions-memory.ts';
import { nextPages } from './interactions-next-page.ts';
import { opened, openPhone } from './interactions-phone.ts';
import { scrollThrough } from './interactions-scroll.ts';
import { shiftsByScreen } from './interactions-shifts.ts';
import { type Felt, tapThrough } from './interactions-taps.ts';
import { type Figure, report } from './report.ts';
import { quantile } from './statistics.ts';

/**
 * What a hand feels on a slow phone: every interaction with a menu of 200 dishes, scrolling it, what moves by itself on
 * any screen, going back, the next page, and what fifty pages leave in memory. ROUNDS rounds (9); PARTS names some.
 */
const ROUNDS = Number(process.env['ROUNDS'] ?? 9);
const SLOWDOWN = 6;
const PARTS = ['taps', 'scroll', 'back', 'next', 'memory', 'shifts'] as const;
const parts = process.env['PARTS']?.split(',') ?? PARTS;

const { product, origin } = await startBigMenu();
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
const figures: Figure[] = [];
try {
  if (parts.includes('taps')) await measureTaps();
  if (parts.includes('scroll')) await measureScrolling();
  if (parts.includes('back')) await measureBack();
  if (parts.includes('next')) for (const slowdown of [1, 4]) await measureNextPages(slowdown);
  if (parts.includes('memory')) await measureMemory();
  if (parts.includes('shifts')) await measureShifts();
} finally {
  await browser.close();
  await product.stop();
}
report({
  name: 'interactions',
  about: `a menu of 200 dishes on a phone of 412 x 823 whose CPU is ${SLOWDOWN} times slower`,
  versions: { Chromium: browser.version() },
  figures,
});

async function measureTaps(): Promise<void> {
  const felts: Felt = new Map();
  const { page, close } = await openPhone(browser, SLOWDOWN);
  await opened(page, `${origin}/menu`);
  for (let round = 0; round < ROUNDS; round++) await tapThrough(page, round, felts);
  await close();
  for (const [name, ms] of [...felts, ['all interactions', [...felts.values()].flat()] as const]) {
    figures.push(
      { name: `${name}, p50`, unit: 'ms', ours: [quantile(ms, 0.5)] },
      { name: `${name}, p75`, unit: 'ms', ours: [quantile(ms, 0.75)], limit: { atMost: 100 } },
      { name: `${name}, slowest of ${ms.length}`, unit: 'ms', ours: [Math.max(...ms)] },
    );
  }
}

async function measureScrolling(): Promise<void> {
  const phone = await openPhone(browser, SLOWDOWN);
  await opened(phone.page, `${origin}/menu`);
  const rounds: number[][] = [];
  for (let round = 0; round < 3; round++) rounds.push(await scrollThrough(phone));
  await phone.close();
  figures.push(
    { name: 'scrolling: tasks above 50 ms', unit: '', ours: rounds.map(({ length }) => length), limit: { atMost: 0 } },
    { name: 'scrolling: the longest of them', unit: 'ms', ours: rounds.map((tasks) => Math.max(0, ...tasks)) },
  );
}

async function measureBack(): Promise<void> {
  const { page, close } = await openPhone(browser, SLOWDOWN);
  await opened(page, `${origin}/menu`);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await framesAstray(page, round));
  await close();
  addRounds(rounds, (way) => ({ name: `${way}: frames elsewhere`, unit: '', limit: { atMost: 1 } }));
}

async function measureNextPages(slowdown: number): Promise<void> {
  const rounds = [];
  for (let round = 0; round < 3; round++) {
    const phone = await openPhone(browser, slowdown);
    rounds.push(await nextPages(phone, origin));
    await phone.close();
  }
  addRounds(rounds, (step) => ({ name: `${step}, CPU / ${slowdown}`, unit: 'ms', limit: { atMost: 100 } }));
}

async function measureMemory(): Promise<void> {
  const phone = await openPhone(browser, 1);
  const { before, after } = await heldByNavigations(phone, origin);
  await phone.close();
  for (const [what, name, unit] of [
    ['heapMb', 'heap', 'MB'],
    ['nodes', 'nodes', ''],
    ['listeners', 'listeners', ''],
  ] as const) {
    const figure = { name: `${name} after 50 navigations`, unit, ours: [after[what]], reference: [before[what]] };
    figures.push({ ...figure, limit: { atMost: 1.05 } });
  }
}

async function measureShifts(): Promise<void> {
  const found = await shiftsByScreen(browser, product, SLOWDOWN);
  addRounds([found], (screen) => ({ name: `layout shift: ${screen}`, unit: '', limit: { atMost: 0.01 } }));
}

/** Rounds of the same figures. */
function addRounds(rounds: Map<string, number>[], figure: (name: string) => Omit<Figure, 'ours'>): void {
  for (const name of rounds[0]?.keys() ?? []) {
    figures.push({ ...figure(name), ours: rounds.map((round) => round.get(name) ?? Number.NaN) });
  }
}
