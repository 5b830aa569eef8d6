import type { Page } from '@playwright/test';
import { expect, site } from './story.ts';

/** A dish in the cart of Brasa & Thyme, and a guest at checkout, without scripts. */
export async function beginPlainly(page: Page): Promise<void> {
  await page.goto(site('brasa', '/menu'));
  await page.getByRole('link', { name: 'Brasa Burger', exact: true }).first().click();
  await page.getByRole('button', { name: /Add to Cart/ }).click();
  await expect(page).toHaveURL(site('brasa', '/cart'));
  await page.getByLabel(/^Quantity/).fill('3');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('heading', { name: 'Cart Items (3)' })).toBeVisible();
  await page.goto(site('brasa', '/auth/login?redirect=/checkout'));
  await page.getByRole('button', { name: 'Order as a guest' }).click();
  await expect(page).toHaveURL(site('brasa', '/checkout'));
}
