import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothModes, hydrated, site, story } from './story.ts';

const dish = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

async function avoid(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /What I avoid|Avoiding/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name, exact: true }).check();
  await expectAccessibleInBothModes(page);
  await dialog.getByRole('button', { name: 'Show my menu' }).click();
  await expect(dialog).toBeHidden();
}

story('a guest who avoids nuts reads of every dish whether it is safe, also in the cart', async ({ page }) => {
  await page.goto(site('forno-vesta', '/menu'));
  await hydrated(page);
  await avoid(page, 'Nuts');
  await expect(page.getByText('You avoid: Nuts')).toBeVisible();
  await expect(dish(page, 'Margherita')).toContainText('Safe for you');
  await expect(dish(page, 'Tiramisù')).toContainText('May contain traces of: Nuts');
  await expect(dish(page, 'Tiramisù').getByRole('button')).toHaveCount(0);
  await expectAccessibleInBothModes(page);

  await dish(page, 'Tiramisù').getByRole('link', { name: 'Tiramisù' }).click();
  await expect(page.getByText('May contain traces of: Nuts')).toBeVisible();
  await page.getByRole('button', { name: /Add to Cart/ }).click();
  await expect(page.getByText(/added to cart/)).toBeVisible();
  await page.goto(site('forno-vesta', '/cart'));
  await expect(page.getByText('Not free of what you avoid')).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/Tiramisù/)
      .first(),
  ).toBeVisible();

  await page.goto(site('forno-vesta', '/menu'));
  await page.getByRole('button', { name: 'Show everything again' }).click();
  await expect(dish(page, 'Margherita')).not.toContainText('Safe for you');
});

story('diets combine, without scripts too', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site('forno-vesta', '/menu'));
  const filters = page.getByRole('group', { name: 'Filter dishes' });
  await filters.getByRole('link', { name: 'Vegetarian' }).click();
  await expect(dish(page, 'Margherita')).toBeVisible();
  await expect(dish(page, 'Diavola')).toHaveCount(0);
  await filters.getByRole('link', { name: 'Gluten-free' }).click();
  await expect(page).toHaveURL(/diet=vegetarian,gluten-free/);
  await expect(dish(page, 'Caprese')).toBeVisible();
  await expect(dish(page, 'Margherita')).toHaveCount(0);
  await context.close();
});
