import { type Browser, expect, type Page } from '@playwright/test';
import type { MANY_FIGURES } from './brands.ts';
import { openMore, openTablet } from './staff-tablet.ts';

/** Opens a restaurant's menu editor as its owner. */
export async function openMenu(
  browser: Browser,
  watch: Parameters<typeof openTablet>[2],
  slug: 'kumo' | 'brasa' | typeof MANY_FIGURES = 'kumo',
) {
  const desk = await openTablet(browser, slug, watch);
  await openMore(desk);
  await desk.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Menu' }).click();
  await desk.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Edit menu' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Edit menu' })).toBeVisible();
  return desk;
}

/** Adds an empty category. */
export async function addCategory(desk: Page, name: string): Promise<void> {
  await desk.getByRole('button', { name: 'Add a category' }).click();
  await desk.getByRole('dialog').getByLabel('Name', { exact: true }).fill(name);
  await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('heading', { name })).toBeVisible();
}

/** Removes a category with its dishes. */
export async function removeCategory(desk: Page, name: string): Promise<void> {
  await desk.getByRole('button', { name: `Edit category ${name}` }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  const question = desk.getByRole('dialog', { name: `Remove ${name}?` });
  const takesDishes = question.getByRole('radio', { name: 'Take them off the menu too' });
  if (await takesDishes.isVisible()) await takesDishes.check();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(desk.getByText(`${name} was removed.`)).toBeVisible();
}
