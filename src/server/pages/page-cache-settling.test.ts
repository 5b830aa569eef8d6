import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageCache } from './page-cache.ts';

const BEST_TAKES_MS = 300;

const best = vi.hoisted(() => [] as string[]);
vi.mock('../platform/cache/compress.ts', () => ({
  gzipped: async (html: Buffer) => html,
  async brotli(html: Buffer, quality: number) {
    if (quality === 11) {
      best.push(String(html));
      await new Promise((resolve) => setTimeout(resolve, BEST_TAKES_MS));
    }
    return html;
  },
}));

describe('the best compression of pages', () => {
  const ask = (cache: PageCache, key: string) =>
    cache.get(key, 1, 0, async () => ({ status: 200, csp: '', html: key, validUntil: 3_600_000, isBroken: false }));

  beforeEach(() => {
    vi.useFakeTimers();
    best.length = 0;
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('takes no more than a tenth of the time, however many addresses somebody makes up', async () => {
    const cache = new PageCache(1_000_000);
    for (let i = 0; i < 500; i++) await ask(cache, `/menu?promo=${i}`);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(best.length * BEST_TAKES_MS).toBeGreaterThan(4_000);
    expect(best.length * BEST_TAKES_MS).toBeLessThanOrEqual(6_000 + BEST_TAKES_MS);
  });

  it('goes to the page that is asked for most', async () => {
    const cache = new PageCache(1_000_000);
    for (let i = 0; i < 500; i++) await ask(cache, `/menu?promo=${i}`);
    const page = await ask(cache, '/menu');
    await ask(cache, '/menu');
    expect(page.isSettled).toBe(false);
    await vi.advanceTimersByTimeAsync(11 * BEST_TAKES_MS);
    expect(page.isSettled).toBe(true);
    expect(best).toEqual(['/menu?promo=0', '/menu']);
  });

  it('comes to all pages in the end, and to those that are asked for later', async () => {
    const cache = new PageCache(1_000_000);
    for (const key of ['/', '/menu', '/cart']) await ask(cache, key);
    await vi.advanceTimersByTimeAsync(60_000);
    await ask(cache, '/about');
    await vi.advanceTimersByTimeAsync(BEST_TAKES_MS);
    expect(best).toEqual(['/', '/menu', '/cart', '/about']);
    await expect(ask(cache, '/about')).resolves.toMatchObject({ isSettled: true });
  });
});
