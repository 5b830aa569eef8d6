import { atRest, opened, openPhone, type Phone, type Setting } from './interactions-phone.ts';
import type { Figure } from './report.ts';

/** A swipe's start and end in px from the top, and the px that it moves in a frame: several thousand a second. */
const [LOW, HIGH] = [700, 150];
const STEP_PX = 110;

export async function measureScrolling({ browser, origin, slowdown }: Setting): Promise<Figure[]> {
  const phone = await openPhone(browser, slowdown);
  await opened(phone.page, `${origin}/menu`);
  const tasks = await scrollThrough(phone);
  await phone.close();
  return [
    { name: 'scrolling: tasks above 50 ms', unit: '', ours: [tasks.length], limit: { atMost: 0 } },
    { name: 'scrolling: the longest of them', unit: 'ms', ours: [Math.max(0, ...tasks)] },
  ];
}

/** Swipes through the whole menu; returns the ms of every task above 50. */
async function scrollThrough(phone: Phone): Promise<number[]> {
  const { page } = phone;
  await page.evaluate(() => {
    window.seen.longTasks = [];
  });
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const swipes = Math.ceil(end / (LOW - HIGH));
  for (let times = 0; times < swipes; times++) await swipe(phone);
  const at = await page.evaluate(() => scrollY);
  if (at < end / 2) throw new Error(`the page stands at ${at} of ${end}`);
  await atRest(page);
  return page.evaluate(() => window.seen.longTasks);
}

async function swipe({ page, session }: Phone): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 200, y }] });
  await touch('touchStart', LOW);
  const steps = Math.ceil((LOW - HIGH) / STEP_PX);
  for (let step = 1; step <= steps; step++) {
    await touch('touchMove', LOW + ((HIGH - LOW) * step) / steps);
    await page.waitForTimeout(16);
  }
  await touch('touchEnd');
}
