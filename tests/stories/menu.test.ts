import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessibleInBothModes, hydrated, site, story } from './story.ts';

const PRODUCTS = /\/api\/v1\/products(\?.*)?$/;
const CATEGORIES = '**/api/v1/categories*';

story('a guest finds a dish by category, by search and by a promotion', async ({ page }) => {
  await openMenu(page);
  // Before that its links open documents, which begin at their top.
  await expect(page.getByRole('main').locator('[data-hydrating]')).toHaveCount(0);
  const all = await dishes(page).count();
  await category(page, /^Sides/).click();
  await expect(page).toHaveURL(/category=/);
  await expect.poll(() => dishes(page).count()).toBeLessThan(all);
  const sides = await dishes(page).count();
  await expect(category(page, /^Sides/)).toHaveAccessibleName(`Sides ${sides} dishes`);
  await expect(category(page, /^Sides/)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'Next: Desserts' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Desserts' })).toBeFocused();
  await page.goBack();
  await expect(dishes(page)).toHaveCount(sides);
  await category(page, /^All items/).click();
  await expect(dishes(page)).toHaveCount(all);

  const search = page.getByRole('searchbox', { name: 'Search dishes' });
  await search.fill('CAMARAO');
  await expect(page.getByRole('heading', { level: 2, name: '1 dish found' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '1 dish found' }), 'it is announced').toHaveCount(1);
  await expect(dishes(page)).toHaveText([/Camarão/]);
  await search.fill('unobtainium');
  await expect(page.getByRole('heading', { name: 'No dishes match “unobtainium”.' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'No dishes match “unobtainium”.' })).toHaveCount(1);
  await expectAccessibleInBothModes(page);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(search).toBeFocused();
  await expect(dishes(page)).toHaveCount(all);

  await page.goto(site('brasa', '/promotions'));
  await page.getByRole('link', { name: 'See items: Burger hour, every hour' }).click();
  await expect(page.getByRole('main').getByText('Burger hour, every hour')).toBeVisible();
  await expect.poll(() => dishes(page).count()).toBeLessThan(all);
  await expectAccessibleInBothModes(page);
  await page.getByRole('link', { name: 'Show all items' }).click();
  await expect(dishes(page)).toHaveCount(all);
});

story(
  'a long menu fetches its first pictures with its dishes, the others when somebody comes near',
  async ({ page }) => {
    await serveLongMenu(page, 90);
    await openMenu(page);
    await expect(dishes(page)).toHaveCount(90);
    const pictures = page.locator('main [data-section] article picture > img');
    await expect(pictures).toHaveCount(90);
    const last = dishes(page).last().locator('picture > img');
    await expect(last).toHaveAttribute('loading', 'lazy');
    await last.scrollIntoViewIfNeeded();
    await expect
      .poll(() => last.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
  },
);

/** The restaurant's own answer, with more of the same before it. */
async function serveLongMenu(page: Page, count: number): Promise<void> {
  await page.route(PRODUCTS, async (route) => {
    if (route.request().headers()['x-own']) return route.continue();
    const { products } = await menuOf(page);
    const more = Array.from({ length: count - products.length }, (_, index) => ({
      ...products[index % products.length],
      _id: `more-${index}`,
    }));
    await route.fulfill({ json: { products: [...more, ...products] } });
  });
}

story(
  'on a phone the category being read is outlined, and none above the first one, also after a jump',
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openMenu(page);
    const outlined = page.locator('nav [data-in-view]');
    await page
      .locator('[data-section] h2')
      .last()
      .evaluate((heading) => heading.scrollIntoView());
    await expect(outlined).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(outlined).toHaveCount(0);
    await expect(category(page, /^All items/)).toBeInViewport();
  },
);

story('a dish goes into the cart from its card; one that is not to be had does not', async ({ page }) => {
  await openMenu(page);
  // It may also be among what is ordered most.
  const sides = page.getByRole('region', { name: 'Sides' });
  await sides.getByRole('button', { name: 'Add Proper Chips to cart' }).click();
  await expect(page.getByText('Proper Chips added to cart.')).toBeVisible();
  await sides.getByRole('button', { name: 'Add Proper Chips to cart, 1 in cart' }).click();
  await expect(sides.getByRole('button', { name: 'Add Proper Chips to cart, 2 in cart' })).toBeVisible();
  const order = page.getByRole('region', { name: 'Your order' });
  await expect(order).toContainText('2 items');
  await expect(order).toContainText('2×Proper Chips');

  const off = dishes(page).filter({ hasText: 'Sweet Potato Fries' });
  await expect(off.getByText('Unavailable')).toBeVisible();
  await expect(off.getByRole('button')).toBeDisabled();
  await off.getByRole('link').click();
  await page.getByRole('button', { name: /Add to Cart/ }).click();
  await expect(page.getByText('Sweet Potato Fries is currently unavailable.')).toBeVisible();
});

const WAYS_TO_THE_MENU = {
  'opened by its address': openMenu,
  'opened by a link': async (page: Page) => {
    await page.goto(site('forno-vesta'));
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'Full menu' }).click();
  },
};
for (const [way, open] of Object.entries(WAYS_TO_THE_MENU)) {
  story(`the category being read is marked while the menu scrolls, ${way}`, async ({ page }) => {
    await open(page);
    const section = page.getByRole('region', { name: 'Desserts' });
    await section.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await expect(page.locator('li:has([data-in-view])')).toHaveText(/Desserts/);
  });
}

story('a menu that cannot be asked for says so, and comes after Retry', async ({ page, watch }) => {
  watch.allowFailures();
  await page.route(PRODUCTS, (route) => route.abort());
  await page.goto(site('brasa', '/menu'));
  await expect(page.getByRole('alert').getByText('Could not load products.')).toBeVisible();
  await expect(page.getByText('An error occurred while fetching menu data.')).toBeVisible();
  await expectAccessibleInBothModes(page);
  await page.unroute(PRODUCTS);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(dishes(page).first()).toBeVisible();
});

story('a menu that never answers is given up like one that cannot be asked for', async ({ page, watch }) => {
  watch.allowFailures();
  // Ten seconds are one, until somebody tries again.
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms / 10);
    addEventListener(
      'click',
      () => {
        AbortSignal.timeout = timeout;
      },
      true,
    );
  });
  await page.route(PRODUCTS, () => {});
  await page.goto(site('brasa', '/menu'));
  await expect(page.getByRole('alert').getByText('Could not load products.')).toBeVisible();
  await page.unroute(PRODUCTS);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(dishes(page).first()).toBeVisible();
});

story('without its categories the menu is still a menu', async ({ page, watch }) => {
  watch.allowFailures();
  await page.route(CATEGORIES, (route) => route.abort());
  await page.goto(site('brasa', '/menu'));
  await expect(page.getByText('Failed to load categories.')).toBeVisible();
  await category(page, /^Fish/).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Fish' })).toBeVisible();
});

story('a menu that takes long shows dishes in outline, in the place they will have', async ({ page }) => {
  const waiting: (() => void)[] = [];
  await page.route(PRODUCTS, async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  // Before the page takes over: a second later the outlines are there.
  // Where nobody orders, no dishes are ordered most.
  await page.goto(site('navy-brand', '/menu'), { waitUntil: 'commit' });
  const top = (await page.locator('main article').first().boundingBox())?.y;
  await expect(page.getByText('Loading menu...')).toBeAttached();
  expect((await page.locator('main [aria-busy] li').first().boundingBox())?.y).toBe(top);
  for (const go of waiting) go();
  await expect(dishes(page).first()).toBeVisible();
});

for (const count of [22, 120]) {
  story(`Back to Menu leads to the very place among ${count} dishes`, async ({ page }) => {
    await serveLongMenu(page, count);
    await page.setViewportSize({ width: 390, height: 844 });
    await openMenu(page);
    await expect(dishes(page)).toHaveCount(count);
    // Drawn anew with the longer answer.
    await expect(page.getByRole('main').locator('[data-hydrating]')).toHaveCount(0);
    const dish = dishes(page).filter({ hasText: 'Garden Salad' }).last();
    await dish.scrollIntoViewIfNeeded();
    const place = await restingPlace(dish);
    await dish.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Garden Salad' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Menu' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeAttached();
    await expect.poll(async () => (await dish.boundingBox())?.y).toBe(place);
  });
}

/** Where it stands once the rows around it are laid out, in px from the window's top. */
async function restingPlace(dish: Locator): Promise<number | undefined> {
  let place: number | undefined;
  const hasStayed = async () => {
    const before = place;
    place = (await dish.boundingBox())?.y;
    return place === before;
  };
  await expect.poll(hasStayed, { intervals: [300] }).toBe(true);
  return place;
}

async function openMenu(page: Page): Promise<void> {
  await page.goto(site('brasa', '/menu'));
  await hydrated(page);
}

/** The menu as the server has it, past the story's own routes. */
function menuOf(page: Page): Promise<{ products: { _id: string }[] }> {
  return page.evaluate(async () => (await fetch('/api/v1/products?limit=200', { headers: { 'x-own': '1' } })).json());
}

for (const { width, locale } of [
  { width: 320, locale: 'de-DE' },
  { width: 390, locale: 'en-GB' },
]) {
  story.describe(`at ${width} px, in ${locale},`, () => {
    story.use({ viewport: { width, height: 844 }, locale });

    story('the filters scroll in their row, and the page does not scroll sideways', async ({ page }) => {
      await page.goto(site('kumo', '/menu'));
      await hydrated(page);
      await expect(page.getByRole('main').locator('[data-hydrating]')).toHaveCount(0);
      const ends = page.getByRole('search').or(page.locator('main header'));
      for (const end of await ends.all()) {
        expect(await end.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThanOrEqual(width);
      }
    });
  });
}

/** Those of the sections: what most orders had stands before them once more. */
function dishes(page: Page) {
  return page.locator('main [data-section]').getByRole('article');
}

function category(page: Page, name: RegExp) {
  return page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name });
}
