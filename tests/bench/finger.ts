import { setTimeout as pause } from 'node:timers/promises';
import type { Locator } from 'playwright';
import type { Phone } from './interactions-phone.ts';

/** How long a thumb rests on what it taps. */
const REST_MS = 100;

/**
 * Taps the middle of `target` as a thumb does: touches, rests and leaves. Playwright's own `tap` starts and ends in the same
 * instant, and its hit test runs in the page while that works.
 */
export async function tap({ session }: Phone, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`nothing to tap: ${target}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await pause(REST_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
