import { chromium } from 'playwright';
import { findChromium } from '../../scripts/find-chromium.ts';
import { startBigMenu } from './big-menu.ts';
import { measureBack } from './interactions-back.ts';
import { measureMemory } from './interactions-memory.ts';
import { measureNextPages } from './interactions-next-page.ts';
import { measureScrolling } from './interactions-scroll.ts';
import { measureShifts } from './interactions-shifts.ts';
import { measureTaps } from './interactions-taps.ts';
import { report } from './report.ts';

/**
 * What a hand feels on a phone: every interaction with a menu of 200 dishes, scrolling it, going back to it, the next page,
 * what moves by itself on any screen, and what fifty pages leave in memory. RUNS rounds (9), a CPU SLOWDOWN times slower (6).
 * PARTS names some, with commas between.
 */
const RUNS = Number(process.env['RUNS'] ?? 9);
const SLOWDOWN = Number(process.env['SLOWDOWN'] ?? 6);

const menu = await startBigMenu();
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
const setting = { browser, ...menu, slowdown: SLOWDOWN, rounds: RUNS };
const parts = {
  taps: measureTaps,
  scroll: measureScrolling,
  back: measureBack,
  next: measureNextPages,
  shifts: measureShifts,
  memory: measureMemory,
};
const wanted = process.env['PARTS']?.split(',') ?? Object.keys(parts);
const figures = [];
try {
  for (const [name, measure] of Object.entries(parts))
    if (wanted.includes(name)) figures.push(...(await measure(setting)));
} finally {
  await browser.close();
  await menu.product.stop();
}
report({
  name: 'interactions',
  about: `a menu of 200 dishes on a phone of 412 x 823 whose CPU is ${SLOWDOWN} times slower`,
  versions: { Chromium: browser.version() },
  figures,
});
