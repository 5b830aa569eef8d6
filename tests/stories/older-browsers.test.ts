import { newCredentials } from './new-customer.ts';
import { makeOlder } from './older-browser.ts';
import { expect, hydrated, site, story } from './story.ts';

story.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

story('a browser of early 2023 is enough to order dinner', async ({ page }) => {
  await makeOlder(page);
  const { email, password } = newCredentials();
  await page.goto(site('brasa', '/auth/register?redirect=/menu'));
  await hydrated(page);
  await page.getByLabel('Full name').fill('Ines Hungry');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: /^(Create account|Sign up|Register)$/i }).click();
  await expect(page).toHaveURL(site('brasa', '/menu'));

  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();

  await page.getByRole('searchbox').fill('burger');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Piri-Piri Chicken Burger/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Piri-Piri/ })).toBeVisible();
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByRole('button', { name: /Add to Cart/ }).click();
  await expect(page.getByText(/added to cart/)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click();
  await page.getByRole('link', { name: /Proceed to Checkout/ }).click();

  // Asked again with each letter: what was asked before is given up.
  await page.getByLabel('Find your address').pressSequentially('12 High Street Colchester');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByLabel('Contact phone').fill('+351 912 345 678');
  await page.getByRole('button', { name: /Place Order/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Track My Order' }).click();
  await expect(page.getByRole('heading', { name: 'Your Order History' })).toBeVisible();
});

story('and to scroll through a long menu', async ({ page }) => {
  await makeOlder(page);
  await page.goto(site('long-menu', '/menu'));
  await hydrated(page);
  const last = page.getByRole('main').getByRole('heading', { level: 2 }).last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  // At each rest, rows are asked for their heights.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('picture') });
  await rows.last().scrollIntoViewIfNeeded();
  await expect(rows.last().locator('picture img')).toHaveCount(1);
});

story('and to choose a category, and to sort reviews', async ({ page }) => {
  await makeOlder(page);
  await page.goto(site('brasa', '/menu'));
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/menu\?category=/);
  await page.goto(site('brasa', '/reviews'));
  await hydrated(page);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('highest');
  await expect(page).toHaveURL(site('brasa', '/reviews?sort=highest'));
});
