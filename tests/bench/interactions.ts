import { chromium } from 'playwright';
import { findWholeChromium } from '../../scripts/find-chromium.ts';
import { BIG_MENU_DISHES, startBigMenu } from './big-menu.ts';
import { measureAvoiding } from './interactions-avoid.ts';
import { measureBack } from './interactions-back.ts';
import { measureMemory } from './interactions-memory.ts';
import { measureNextPages } from './interactions-next-page.ts';
import { measureScrolling } from './interactions-scroll.ts';
import { measureShifts } from './interactions-shifts.ts';
import { measureTaps } from './interactions-taps.ts';
import { report } from './report.ts';

/**
 * How fast a phone responds: every interaction with a menu of 200 dishes (MENU=full: 1,000 with everything), naming what somebody avoids, scrolling
 * it, going back to it, opening the next page, layout shifts on all screens, and memory after fifty pages. RUNS rounds (9), on a CPU that is SLOWDOWN (6) times slower. PARTS
 * selects some of these, separated by commas.
 */
const RUNS = Number(process.env['RUNS'] ?? 9);
const SLOWDOWN = Number(process.env['SLOWDOWN'] ?? 6);

const menu = await startBigMenu();
const browser = await chromium.launch({ executablePath: findWholeChromium(), args: ['--no-sandbox', '--disable-gpu'] });
const setting = { browser, ...menu, slowdown: SLOWDOWN, rounds: RUNS };
const parts = {
  taps: measureTaps,
  avoid: measureAvoiding,
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
  about: `a menu of ${BIG_MENU_DISHES} dishes on a phone of 412 x 823 whose CPU is ${SLOWDOWN} times slower`,
  versions: { Chromium: browser.version() },
  figures,
});
