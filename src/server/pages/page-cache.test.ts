import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { PageCache } from './page-cache.ts';

const KB = 1024;
const NOW = 0;
const LATER = 3_600_000;

describe('the cache of pages', () => {
  const rendering = (html: string, validUntil = LATER) => ({
    status: 200,
    csp: "default-src 'none'",
    html,
    validUntil,
    isBroken: false,
  });
  /** Text that compresses badly, so that its size is what it seems. */
  const text = (seed: number, length: number) =>
    Array.from({ length }, (_, i) => String.fromCharCode(33 + ((i * i * 31 + seed * 7919 + (i >> 3)) % 90))).join('');

  it('renders a page once, however many ask for it together', async () => {
    const cache = new PageCache(1000 * KB);
    const render = vi.fn(async () => rendering('<p>Menu</p>'));
    const pages = await Promise.all(Array.from({ length: 20 }, () => cache.get('menu', 1, NOW, render)));
    expect(render).toHaveBeenCalledTimes(1);
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]?.html.toString()).toBe('<p>Menu</p>');
  });

  it('renders anew for another revision, after a boundary, and after a failure', async () => {
    const cache = new PageCache(1000 * KB);
    let rendered = 0;
    const render = async () => rendering(`${++rendered}`);
    const html = async (revision: number, now: number) =>
      (await cache.get('menu', revision, now, render)).html.toString();
    expect([await html(1, NOW), await html(1, NOW), await html(2, NOW), await html(2, LATER)]).toEqual([
      '1',
      '1',
      '2',
      '3',
    ]);
    const fail = async () => Promise.reject(new Error('no database'));
    await expect(cache.get('home', 1, NOW, fail)).rejects.toThrow('no database');
    expect((await cache.get('home', 1, NOW, render)).html.toString()).toBe('4');
  });

  it('renders a broken page once for those who wait for it, and anew for the next', async () => {
    const cache = new PageCache(1000 * KB);
    const render = vi.fn(async () => ({ ...rendering('<p>Sorry</p>'), isBroken: true }));
    await Promise.all([1, 2, 3].map(() => cache.get('menu', 1, NOW, render)));
    expect(render).toHaveBeenCalledTimes(1);
    await cache.get('menu', 1, NOW, render);
    expect(render).toHaveBeenCalledTimes(2);
    const whole = async () => rendering('<p>Menu</p>');
    expect((await cache.get('menu', 1, NOW, whole)).html.toString()).toBe('<p>Menu</p>');
    expect((await cache.get('menu', 1, NOW, render)).html.toString()).toBe('<p>Menu</p>');
  });

  it('holds as much as it may, of what was asked for last', async () => {
    const cache = new PageCache(200 * KB);
    const rendered: number[] = [];
    const page = (number: number) =>
      cache.get(`${number}`, 1, NOW, async () => {
        rendered.push(number);
        return rendering(text(number, 10 * KB));
      });
    for (let number = 0; number < 40; number++) {
      await page(number);
      await page(0);
    }
    rendered.length = 0;
    // 15 kB each with what is compressed.
    for (let number = 39; number > 27; number--) await page(number);
    await page(0);
    expect(rendered).toEqual([]);
    for (let number = 1; number < 20; number++) await page(number);
    expect(rendered).toHaveLength(19);
  });

  it('compresses every page that it holds as well as possible, whichever way the browser reads', async () => {
    const cache = new PageCache(1000 * KB);
    const pages = await Promise.all(
      [1, 2, 3].map((number) => cache.get(`${number}`, 1, NOW, async () => rendering(text(number, 5 * KB)))),
    );
    const fast = pages.map(({ brotli }) => brotli.length);
    await vi.waitFor(() => expect(pages.every(({ isSettled }) => isSettled)).toBe(true), { timeout: 10_000 });
    for (const [i, { html, brotli, gzip }] of pages.entries()) {
      expect(brotliDecompressSync(brotli)).toEqual(html);
      expect(gunzipSync(gzip)).toEqual(html);
      expect(brotli.length).toBeLessThanOrEqual(fast[i] as number);
    }
  });
});
