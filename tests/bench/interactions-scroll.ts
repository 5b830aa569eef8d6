import { atRest, type Phone } from './interactions-phone.ts';

/** As fast as a thumb throws a page. */
const SPEED_PX_PER_S = 4000;

/** A finger moves through the whole menu and back: ms of every task above 50. */
export async function scrollThrough({ page, session }: Phone): Promise<number[]> {
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
    const isThere = await page.evaluate((down) => (down ? scrollY > 1000 : scrollY === 0), yDistance < 0);
    if (!isThere) throw new Error('the page did not scroll');
  }
  await atRest(page);
  return page.evaluate(() => window.seen.longTasks);
}
