import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothModes, hydrated, site, story } from './story.ts';

const PRODUCT = /\/api\/v1\/products\/[^/]+$/;

story('a dish asks for what it needs, and counts what it costs', async ({ page }) => {
  await openDish(page, 'Piri-Piri Half Chicken');
  const total = page.getByRole('button', { name: /Add to Cart/ });
  await expect(total).toHaveText(/€15\.90$/);
  await expect(page.getByRole('group', { name: /How hot/ })).toContainText('(Required)');
  await expect(page.getByRole('radio', { name: 'Medium' })).toBeChecked();
  await expect(page.getByRole('group', { name: /Add a drink/ })).toContainText('(Choose up to 1)');
  const sauces = page.getByRole('group', { name: /Your sauces/ });
  await expect(sauces).toContainText('(Choose 1 to 3)');

  await total.click();
  await expect(sauces).toContainText('Please select at least 1.');
  await expect(sauces.getByRole('checkbox').first()).toBeFocused();
  await expectAccessibleInBothModes(page);

  for (const place of [0, 1, 4]) await sauces.getByRole('checkbox').nth(place).check();
  await expect(total).toHaveText(/€16\.40$/);
  await sauces.getByRole('checkbox').nth(2).click();
  await expect(page.getByText('You can select up to 3 your sauces.')).toBeVisible();
  await expect(sauces.getByRole('checkbox').nth(2)).not.toBeChecked();

  await page.getByRole('button', { name: 'One more' }).click();
  await expect(total).toHaveText(/€32\.80$/);
  await total.click();
  await expect(page.getByText('Piri-Piri Half Chicken added to cart!')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toContainText('2');
});

story('a choice opens further ones, which are asked for and charged with it alone', async ({ page }) => {
  await openDish(page, 'Piri-Piri Chicken Burger');
  const total = page.getByRole('button', { name: /Add to Cart/ });
  const side = page.getByRole('group', { name: /Choose your side/ });
  await expect(total).toHaveText(/€13\.20$/);
  await expect(side).toHaveCount(0);

  await page.getByRole('radio', { name: /Meal with a side and a drink/ }).check();
  await side.getByRole('radio', { name: /Chargrilled corn/ }).check();
  await expect(page.getByRole('group', { name: /Your drink/ })).toContainText('(Required)');
  await expect(total).toHaveText(/€19\.20$/);
  await expectAccessibleInBothModes(page);
  await page.getByRole('radio', { name: 'Just this' }).check();
  await expect(side).toHaveCount(0);
  await expect(total).toHaveText(/€13\.20$/);

  await page.getByRole('radio', { name: /Meal with a side and a drink/ }).check();
  await expect(side.getByRole('radio', { name: /Chargrilled corn/ })).toBeChecked();
  await page
    .getByRole('group', { name: /Your drink/ })
    .getByRole('radio')
    .first()
    .check();
  await total.click();
  await page.getByRole('link', { name: 'View order' }).click();
  const line = page.getByRole('main').getByRole('listitem').first();
  await expect(line).toContainText('Chargrilled corn');
  await expect(line).toContainText('€19.20');
});

story('the message that a dish was added leads to the cart', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDish(page, 'Brasa Burger');
  await page.getByRole('button', { name: /Add to Cart/ }).click();
  const message = page.getByRole('status').filter({ hasText: 'Brasa Burger added to cart!' });
  await message.getByRole('link', { name: 'View order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Shopping Cart' })).toBeVisible();
  await expect(page.getByText('Brasa Burger added to cart!')).toHaveCount(0);
});

story('a line of the cart can be chosen anew, and keeps its place', async ({ page }) => {
  await openDish(page, 'Piri-Piri Half Chicken');
  const sauces = page.getByRole('group', { name: /Your sauces/ });
  await sauces.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: /Add to Cart/ }).click();
  await page.getByRole('link', { name: 'View order' }).click();
  const line = page.getByRole('main').getByRole('listitem');
  await line.getByRole('link', { name: 'Change: Piri-Piri Half Chicken' }).click();

  // The server knows no cart: after a reload the choices come back with hydration.
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('group', { name: 'Quantity' })).toContainText('2');
  await expect(sauces.getByRole('checkbox').first()).toBeChecked();
  await sauces.getByRole('checkbox').first().uncheck();
  const save = page.getByRole('button', { name: /^Save/ });
  await save.click();
  await expect(sauces).toContainText('Please select at least 1.');
  await sauces.getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: 'One more' }).click();
  await expectAccessibleInBothModes(page);
  // Pressed twice it changes the line once, and goes back one page.
  await save.dblclick();

  await expect(page).toHaveURL(site('brasa', '/cart'));
  await expect(page.getByText('Piri-Piri Half Chicken changed.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cart Items (3)' })).toBeVisible();
  await expect(line).toHaveCount(1);
  await expectAccessibleInBothModes(page);
});

story('another dish starts at one, with its own defaults', async ({ page }) => {
  await page.goto(site('brasa', '/menu'));
  await hydrated(page);
  await openFromMenu(page, 'Pork & Pepper Espetada');
  await page.getByRole('radio', { name: /Hearty/ }).check();
  await page.getByRole('button', { name: 'One more' }).click();
  await page.goBack();
  await openFromMenu(page, 'Bangers & Mash');
  await expect(page.getByRole('radio', { name: 'Regular' })).toBeChecked();
  await expect(page.getByRole('group', { name: 'Quantity' })).toContainText('1');
  await expect(page.getByRole('button', { name: 'One fewer' })).toBeDisabled();
  await page.goBack();
  await openFromMenu(page, 'Pork & Pepper Espetada');
  await expect(page.getByRole('radio', { name: 'Regular' })).toBeChecked();
});

story('a dish that does not exist is not found', async ({ page, watch }) => {
  watch.allowStatus(404);
  for (const id of ['%20', 'x'.repeat(65), 'no-such-dish']) {
    expect((await page.goto(site('brasa', `/product/${id}`)))?.status(), id).toBe(404);
  }
  await hydrated(page);
  await expect(page.getByText('Product not found or could not be loaded.')).toBeVisible();
  await expect(page).toHaveTitle(/Product Details/);
  await expectAccessibleInBothModes(page);
  await page.getByRole('link', { name: 'Back to Menu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
});

story('a dish that cannot be asked for says so, and comes after Retry', async ({ page, watch }) => {
  watch.allowFailures();
  await page.route(PRODUCT, (route) => route.abort());
  await page.goto(site('brasa', await addressOf(page, 'Amber Ale')));
  await expect(page.getByRole('alert').getByText('Failed to load product details.')).toBeVisible();
  await expectAccessibleInBothModes(page);
  await page.unroute(PRODUCT);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Amber Ale' })).toBeVisible();
});

story('a dish that takes long says what is being waited for', async ({ page }) => {
  const waiting: (() => void)[] = [];
  await page.route(PRODUCT, async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  await page.goto(site('brasa', await addressOf(page, 'Amber Ale')));
  await expect(page.getByText('Loading product details...')).toBeVisible();
  for (const go of waiting) go();
  await expect(page.getByRole('heading', { level: 1, name: 'Amber Ale' })).toBeVisible();
});

story('search engines read the dish, its price and the way to it', async ({ page }) => {
  await page.goto(site('brasa', await addressOf(page, 'Chargrilled Corn')));
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [dish, way] = texts.map((text) => JSON.parse(text));
  expect(dish).toMatchObject({
    '@type': 'MenuItem',
    name: 'Chargrilled Corn',
    offers: { '@type': 'Offer', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
    suitableForDiet: expect.arrayContaining(['https://schema.org/VegetarianDiet']),
  });
  expect(way.itemListElement.map(({ name }: { name: string }) => name)).toEqual(['Home', 'Menu', 'Chargrilled Corn']);
});

story('a dish whose picture is gone shows its first letter in the place of it', async ({ page }) => {
  await openDish(page, 'Bangers & Mash');
  const product = await page.evaluate(async () => {
    const answer = await fetch(`/api/v1/products/${location.pathname.split('/').at(-1)}`);
    return (await answer.json()).product;
  });
  await page.route(PRODUCT, (route) => route.fulfill({ json: { product: { ...product, imageUrl: '' } } }));
  await page.reload();
  const placeholder = page.getByRole('main').getByRole('img', { name: 'Bangers & Mash' });
  await expect(placeholder).toHaveText('B');
});

story.describe('without the files kept for offline,', () => {
  // Its own requests pass by the routes below.
  story.use({ serviceWorkers: 'block' });

  // On a dish's own page the file is part of the page.
  story('a dish of the menu that cannot be put into the cart for want of a file says so', async ({ page, watch }) => {
    watch.allowFailures();
    await page.route('**/assets/{add-to-cart,card-acts}-*.js', (route) => route.abort());
    await page.goto(site('brasa', '/menu'));
    await hydrated(page);
    await expect(page.getByRole('main').locator('[data-hydrating]')).toHaveCount(0);
    const add = page.getByRole('button', { name: 'Add Amber Ale to cart' });
    await add.click();
    await expect(page.getByText('Could not add item to cart.')).toBeVisible();
    await page.unroute('**/assets/{add-to-cart,card-acts}-*.js');
    await add.click();
    await expect(page.getByText('Amber Ale added to cart.')).toBeVisible();
  });
});

async function openDish(page: Page, name: string): Promise<void> {
  await page.goto(site('brasa', await addressOf(page, name)));
  await hydrated(page);
}

async function openFromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Ids are made when a restaurant is loaded: the menu knows them. */
async function addressOf(page: Page, name: string): Promise<string> {
  const html = await (await page.goto(site('brasa', '/menu')))?.text();
  const found = html?.match(/href="(\/product\/[^"]+)"[^>]*>([^<]+)</g) ?? [];
  const link = found.find((text) => text.includes(`>${name.replace('&', '&amp;')}<`));
  return link?.match(/\/product\/[^"]+/)?.[0] ?? '';
}
