import type { Page } from '@playwright/test';
import { type Product, startProduct } from '../support/product.ts';
import { expect, hydrated, site, story } from './story.ts';

const COUNTS = /^servery_web_vitals_(\w+?)(?:_seconds)?_count\{page="([\w-]+)",device="(\w+)"\} (\d+)$/gm;
/** What a request may carry beside what every request of a browser does: nothing that says who sends it. */
const PERSONAL = ['cookie', 'authorization', 'referer'];

/** How many visits told of each figure, by page and device: "lcp home desktop 1". */
async function counts(origin: string): Promise<string[]> {
  const metrics = await fetch(`http://127.0.0.1:${new URL(origin).port}/metrics`);
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
    const origin = product.origin('brasa');
    const reports: { body: string; headers: string[] }[] = [];
    await context.route('**/api/v1/web-vitals', async (route) => {
      const headers = Object.keys(await route.request().allHeaders());
      reports.push({ body: route.request().postData() ?? '', headers });
      await route.continue();
    });
    await page.goto(origin);
    await hydrated(page);
    await expect.poll(() => hasLoaded(page, 'report-vitals')).toBe(true);
    await page.getByRole('main').getByRole('link', { name: 'Full menu' }).click();
    await page.getByRole('button', { name: /^Add / }).first().click();
    expect(await counts(origin)).toEqual([]);

    await page.goto('about:blank');
    await expect.poll(() => counts(origin)).toHaveLength(6);
    const counted = await counts(origin);
    for (const figure of ['ttfb', 'fcp', 'lcp', 'hydrated']) expect(counted).toContain(`${figure} home desktop 1`);
    for (const figure of ['inp', 'cls'])
      expect(counted).toContainEqual(expect.stringMatching(`^${figure} (home|menu) desktop 1$`));
    console.log(JSON.stringify(reports));
    expect(reports).toHaveLength(1);
    expect(reports[0]?.headers.filter((name) => PERSONAL.includes(name))).toEqual([]);
  });

  story('a visit that begins with a menu is one of the menu’s', async ({ page }) => {
    const origin = product.origin('forno-vesta');
    await page.goto(`${origin}/menu?q=mario`);
    await hydrated(page);
    await expect.poll(() => hasLoaded(page, 'report-vitals')).toBe(true);
    await page.goto('about:blank');
    await expect.poll(() => counts(origin)).toContain('lcp menu desktop 1');
  });

  story('a browser that asks not to be tracked is left alone', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await visitAndLeave(page, product.origin('kumo'));
  });
});

story('Where nobody asked for it, no visit is measured', async ({ page }) => {
  await visitAndLeave(page, site('brasa', ''));
  expect(await page.content()).not.toContain('vitals');
  expect(await counts(site('brasa'))).toEqual([]);
});

/** Home and a menu; nothing of the measuring is loaded or sent. */
async function visitAndLeave(page: Page, origin: string): Promise<void> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const path of ['/', '/menu']) {
    await page.goto(origin + path);
    await hydrated(page);
    await expect.poll(() => hasLoaded(page, 'after-hydration')).toBe(true);
    await page.waitForLoadState('networkidle');
  }
  expect(asked.filter((address) => address.includes('vitals'))).toEqual([]);
}
