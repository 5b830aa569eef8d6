import type { Page } from '@playwright/test';
import { overhear } from '../support/overhear.ts';
import { type Product, startProduct } from '../support/product.ts';
import { expect, hydrated, site, story } from './story.ts';

const COUNTS = /^servery_web_vitals_(\w+?)(?:_seconds)?_count\{page="([\w-]+)",device="(\w+)"\} (\d+)$/gm;
/** Headers that say who sends a request, or from where. */
const PERSONAL = /^(cookie|authorization|referer)$/;
/** In the visit's address and cookies. */
const SECRET = 'known-to-the-visitor';

/** How many visits told of each figure, by page and device: "lcp home desktop 1". */
async function counts(port: number): Promise<string[]> {
  const metrics = await fetch(`http://127.0.0.1:${port}/metrics`);
  return [...(await metrics.text()).matchAll(COUNTS)].map((parts) => parts.slice(1).join(' '));
}

function hasLoaded(page: Page, part: string): Promise<boolean> {
  return page.evaluate(
    (name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(name)),
    part,
  );
}

story.describe('Where all visits are measured', () => {
  // One server for all of them, one after the other.
  story.describe.configure({ mode: 'default' });
  let product: Product;
  story.beforeAll(async () => {
    product = await startProduct({ WEB_VITALS_SAMPLE: '1' });
  });
  story.afterAll(() => product.stop());

  story('a visit from Home to a menu tells once how fast it was, and nothing else', async ({ page, context }) => {
    const line = await overhear(product.port, '/api/v1/web-vitals');
    const origin = `http://brasa.localhost:${line.port}`;
    await context.addCookies([{ name: 'visitor', value: SECRET, url: origin }]);
    await page.goto(`${origin}/?ref=${SECRET}`);
    await hydrated(page);
    await expect.poll(() => hasLoaded(page, 'report-vitals')).toBe(true);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Menu' }).click();
    await expect(page).toHaveURL(`${origin}/menu`);
    await page.getByRole('button', { name: /^Add / }).first().click();
    expect(line.heard).toEqual([]);

    await page.goto('about:blank');
    await expect.poll(() => counts(product.port)).toHaveLength(6);
    const counted = await counts(product.port);
    for (const figure of ['ttfb', 'fcp', 'lcp', 'hydrated']) expect(counted).toContain(`${figure} home desktop 1`);
    expect(counted).toContainEqual(expect.stringMatching(/^inp (home|menu) desktop 1$/));
    expect(counted).toContainEqual(expect.stringMatching(/^cls (home|menu) desktop 1$/));
    expect(line.heard).toHaveLength(1);
    expect(JSON.stringify(line.heard)).not.toContain(SECRET);
    expect(Object.keys(line.heard[0]?.headers ?? {}).filter((name) => PERSONAL.test(name))).toEqual([]);
    line.close();
  });

  story('a visit that begins with a menu is one of the menu’s', async ({ page }) => {
    await page.goto(`${product.origin('forno-vesta')}/menu?q=pizza`);
    await hydrated(page);
    await expect.poll(() => hasLoaded(page, 'report-vitals')).toBe(true);
    await page.goto('about:blank');
    await expect.poll(() => counts(product.port)).toContain('lcp menu desktop 1');
  });

  story('a browser that asks not to be tracked is left alone', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await visitAndLeave(page, product.origin('kumo'));
  });
});

story('Where nobody asked for it, no visit is measured', async ({ page }) => {
  await visitAndLeave(page, site('brasa', ''));
  expect(await page.content()).not.toContain('vitals');
  expect(await counts(Number(new URL(site('brasa')).port))).toEqual([]);
});

/** Home and a menu; nothing of the measuring is loaded or sent. */
async function visitAndLeave(page: Page, origin: string): Promise<void> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const path of ['/', '/menu']) {
    await page.goto(origin + path);
    await hydrated(page);
    await expect.poll(() => hasLoaded(page, 'late-parts')).toBe(true);
    await page.waitForLoadState('networkidle');
  }
  expect(asked.filter((address) => address.includes('vitals'))).toEqual([]);
}
