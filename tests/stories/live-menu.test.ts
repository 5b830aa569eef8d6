import type { Page } from '@playwright/test';
import { openMore, openTablet } from './staff-tablet.ts';
import { expect, hydrated, site, story } from './story.ts';

/** What an open page may take to show it: the second that is promised, and what a busy machine adds. */
const SOON = { timeout: 5_000 };

/** The page hears the restaurant: from now on it needs no reload. */
async function opened(page: Page, slug: string, path: string): Promise<void> {
  const stream = page.waitForRequest((request) => request.url().endsWith('/api/v1/live/menu'));
  await page.goto(site(slug, path));
  await hydrated(page);
  await stream;
  await page.evaluate(() => {
    document.documentElement.dataset['visit'] = 'same';
  });
}
const isSameVisit = (page: Page) => page.evaluate(() => document.documentElement.dataset['visit'] === 'same');

story(
  'what runs out shows on the open menu and on the open dish, without a reload',
  async ({ page, context, browser, watchContext }) => {
    const tablet = await openTablet(browser, 'brasa', watchContext);
    await openMore(tablet);
    await tablet.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Menu' }).click();

    await page.goto(site('brasa', '/menu'));
    const card = page.getByRole('main').getByRole('article').filter({ hasNotText: 'Unavailable' }).first();
    const name = (await card.getByRole('heading').first().innerText()).trim();
    const address = new URL((await card.getByRole('link').first().getAttribute('href')) as string, page.url());
    await opened(page, 'brasa', '/menu');
    const dish = await context.newPage();
    await opened(dish, 'brasa', address.pathname);
    const cards = page.getByRole('main').getByRole('article').filter({ hasText: name });

    await tablet.getByLabel('Search dishes and options').fill(name);
    const row = tablet.getByRole('listitem').filter({ hasText: name }).first();
    await row.getByRole('button', { name: 'Mark unavailable' }).click();
    await row.getByRole('button', { name: 'Today' }).click();
    await expect(dish.getByRole('main').getByText('Unavailable').first()).toBeVisible(SOON);
    await page.bringToFront();
    await expect(cards.first().getByText('Unavailable')).toBeVisible(SOON);
    expect([await isSameVisit(page), await isSameVisit(dish)]).toEqual([true, true]);

    await row.getByRole('button', { name: 'Available again' }).click();
    await expect(cards.first().getByText('Unavailable')).toBeHidden(SOON);
  },
);

story(
  'what staff count shows on the open menu, which says how many are left and that none are',
  async ({ page, browser, watchContext }) => {
    const tablet = await openTablet(browser, 'brasa', watchContext);
    await openMore(tablet);
    await tablet.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Menu' }).click();
    await opened(page, 'brasa', '/menu');
    const card = page.getByRole('main').getByRole('article').filter({ hasNotText: 'Unavailable' }).last();
    const name = (await card.getByRole('heading').first().innerText()).trim();
    const cards = page.getByRole('main').getByRole('article').filter({ hasText: name });

    await tablet.getByLabel('Search dishes and options').fill(name);
    const row = tablet.getByRole('listitem').filter({ hasText: name }).first();
    await row.getByRole('button', { name: `Count ${name}` }).click();
    await row.getByLabel('Left today').fill('0');
    await row.getByRole('button', { name: 'Set', exact: true }).click();
    await expect(cards.first().getByText('Sold out today')).toBeVisible(SOON);
    // It may still be ordered for another day.
    await expect(cards.first().getByRole('button', { name: 'Unavailable' })).toHaveCount(0);
    expect(await isSameVisit(page)).toBe(true);

    await row.getByRole('button', { name: '0 left' }).click();
    await row.getByRole('button', { name: 'As every day' }).click();
    await expect(cards.first().getByText('Sold out today')).toBeHidden(SOON);
  },
);
