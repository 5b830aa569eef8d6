import { atRest, opened, openPhone, type Phone, type Setting } from './interactions-phone.ts';
import type { Figure } from './report.ts';

/** As fast as a thumb throws a page. */
const SPEED_PX_PER_S = 4000;

export async function measureScrolling({ browser, origin, slowdown }: Setting): Promise<Figure[]> {
  const phone = await openPhone(browser, slowdown);
  await opened(phone.page, `${origin}/menu`);
  const rounds: number[][] = [];
  for (let round = 0; round < 3; round++) rounds.push(await scrollThrough(phone));
  await phone.close();
  return [
    { name: 'scrolling: tasks above 50 ms', unit: '', ours: rounds.map(({ length }) => length), limit: { atMost: 0 } },
    { name: 'scrolling: the longest of them', unit: 'ms', ours: rounds.map((tasks) => Math.max(0, ...tasks)) },
  ];
}

/** A finger moves through the whole menu and back: ms of every task above 50. */
async function scrollThrough({ page, session }: Phone): Promise<number[]> {
  await page.evaluate(() => {
    window.seen.longTasks = [];
  });
  const distance = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (const yDistance of [-distance, distance]) {
    await session.send('Input.synthesizeScrollGesture', {
      x: 200,
      y: 400,
      yDistance,
      speed: SPEED_PX_PER_S,
      gestureSourceType: 'touch',
      preventFling: true,
    });
    const isThere = await page.evaluate((down) => scrollY > 1000 === down, yDistance < 0);
    if (!isThere) throw new Error('the page did not scroll');
  }
  await atRest(page);
  return page.evaluate(() => window.seen.longTasks);
}
