import type { CDPSession, Locator, Page } from 'playwright';

/** A tap is paid for in this time (ms). */
const WINDOW_MS = 400;
/** A cook taps once a second. */
const NEXT_AFTER_MS = 600;
/** After which a screen has settled. */
const SETTLED_MS = 2000;

export interface Tapped {
  /** What the main thread worked for each tap, in ms. */
  cpu: number[];
  /** How many tickets stood elsewhere after a tap, of all taps. */
  moved: number;
}

/** Taps what `next` names, time after time, and looks what that costs and moves. */
export async function tapped(page: Page, taps: number, next: () => Locator): Promise<Tapped> {
  await page.locator('article').first().waitFor();
  await page.waitForTimeout(SETTLED_MS);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const cpu: number[] = [];
  let moved = 0;
  for (let tap = 0; tap < taps; tap += 1) {
    const target = next().first();
    await target.waitFor({ timeout: 15_000 });
    const places = await placesOf(page);
    const before = await taskTime(client);
    await target.click();
    await page.waitForTimeout(WINDOW_MS);
    cpu.push((await taskTime(client)) - before);
    const after = await placesOf(page);
    moved += Object.entries(places).filter(([number, place]) => after[number] && after[number] !== place).length;
    await page.waitForTimeout(NEXT_AFTER_MS);
  }
  await client.detach();
  return { cpu, moved };
}

/** What the page's main thread has worked, in ms. */
async function taskTime(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Where each ticket begins, by its name. */
function placesOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('article')]
        .filter((each) => !each.closest('[inert]'))
        .map((each) => {
          const { x, y } = each.getBoundingClientRect();
          return [each.ariaLabel ?? '', `${Math.round(x)} ${Math.round(y)}`];
        }),
    ),
  );
}
