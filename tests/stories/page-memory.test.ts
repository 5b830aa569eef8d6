import type { CDPSession, Page } from '@playwright/test';
import { expect, hydrated, site, story } from './story.ts';

story('pages that were left hold no elements and no listeners', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await page.goto(site('brasa', '/menu'));
  await hydrated(page);
  for (let tour = 0; tour < 2; tour++) await walk(page, tour);
  const before = await heldAtRest(session);
  for (let tour = 0; tour < 6; tour++) await walk(page, tour);
  const after = await heldAtRest(session);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners);
  expect(after.documents).toBeLessThanOrEqual(before.documents);
  // React may hold the last page a while; six of them would be two thousand.
  expect(after.nodes).toBeLessThan(before.nodes + 500);
});

/** Menu, a dish, Menu, Cart, Home, Menu. */
async function walk(page: Page, tour: number): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('article').nth(tour).getByRole('link').first().click();
  await expect(main.getByRole('link', { name: 'Back to Menu' })).toBeVisible();
  await main.getByRole('link', { name: 'Back to Menu' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await expect(page).toHaveURL(site('brasa', '/cart'));
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(site('brasa'));
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
}

/** Once nothing is drawn, fetched or faded any more. */
async function heldAtRest(session: CDPSession) {
  let before = '';
  const atRest = async () => {
    const last = before;
    before = JSON.stringify(await held(session));
    return before === last;
  };
  await expect.poll(atRest, { intervals: [3000], timeout: 40_000 }).toBe(true);
  return held(session);
}

/** What the document holds after its rubbish was collected. */
async function held(session: CDPSession) {
  await session.send('Performance.enable');
  for (let times = 0; times < 3; times++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const count = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { nodes: count('Nodes'), listeners: count('JSEventListeners'), documents: count('Documents') };
}
