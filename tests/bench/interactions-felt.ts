import type { Page } from 'playwright';
import { atRest } from './interactions-phone.ts';

/**
 * How long each interaction of a deed took, in ms, as Interaction to Next Paint defines it: from the input to the next paint, by
 * the longest event of each interaction. The browser does not report less than 16 ms, which counts as 16.
 */
export async function felt(page: Page, deed: () => Promise<void>): Promise<number[]> {
  const before = await interactionCount(page);
  await page.evaluate(() => {
    window.seen.events = [];
  });
  await deed();
  await atRest(page);
  const events = await page.evaluate(() => window.seen.events);
  const longest = new Map<number, number>();
  for (const { interactionId, duration } of events) {
    longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
  }
  const untold = (await interactionCount(page)) - before - longest.size;
  return [...longest.values(), ...Array.from({ length: Math.max(0, untold) }, () => 16)];
}

function interactionCount(page: Page): Promise<number> {
  return page.evaluate(() => (performance as Performance & { interactionCount: number }).interactionCount);
}
