import type { CDPSession, Locator, Page } from 'playwright';

/** A tap is paid for in this time (ms). */
const WINDOW_MS = 400;
/** A cook taps once a second. */
const NEXT_AFTER_MS = 600;
/** After which a screen has settled. */
const SETTLED_MS = 2000;

export interface Tapped {
  /** The main thread's CPU time for each tap, in ms. */
  cpu: number[];
  /** How many tickets stood elsewhere after a tap, of all taps. */
  moved: number;
}

/** Taps what `next` names, time after time, and looks what that costs and moves. */
export async function tapped(page: Page, taps: number, next: () => Locator): Promise<Tapped> {
  await page.locator('article').first().waitFor();
  await page.waitForTimeout(SETTLED_MS);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const cpu: number[] = [];
  let moved = 0;
  for (let tap = 0; tap < taps; tap += 1) {
    const target = next().first();
    await target.waitFor({ timeout: 15_000 });
    const touched = page.evaluate(placesOf, { whenTouched: true });
    const before = await taskTime(client);
    await target.click();
    const places = await touched;
    await page.waitForTimeout(WINDOW_MS);
    cpu.push((await taskTime(client)) - before);
    const after = await page.evaluate(placesOf, { whenTouched: false });
    moved += Object.entries(places).filter(([number, place]) => after[number] && after[number] !== place).length;
    await page.waitForTimeout(NEXT_AFTER_MS);
  }
  await client.detach();
  return { cpu, moved };
}

/** The CPU time of the page's main thread, in ms: what else runs on the machine does not count. */
async function taskTime(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/**
 * Runs in the page: where each ticket begins, by its name. `whenTouched`: at the moment at which the next finger comes down, because a board may
 * move until then, and takes no tap on what has just moved.
 */
function placesOf({ whenTouched }: { whenTouched: boolean }): Record<string, string> | Promise<Record<string, string>> {
  const places = () =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('article')]
        .filter((each) => !each.closest('[inert]'))
        .map((each) => {
          const { x, y } = each.getBoundingClientRect();
          return [each.ariaLabel ?? '', `${Math.round(x)} ${Math.round(y)}`];
        }),
    );
  if (!whenTouched) return places();
  return new Promise((resolve) => {
    addEventListener('pointerdown', () => resolve(places()), { capture: true, once: true });
  });
}
