import type { Page } from '@playwright/test';
import { expect, hydrated, site, story } from './story.ts';

story('a category introduces its dishes, in the language of the page', async ({ page }) => {
  await page.goto(site('kumo', '/menu'));
  const ramen = page.getByRole('region', { name: 'Ramen' });
  const introduction = /^Broth and noodles travel in separate bowls/;
  await expect(ramen.getByText(introduction)).toBeVisible();
  await hydrated(page);
  await chip(page, /^Small plates/).click();
  await expect(page.getByText(introduction)).toBeHidden();
  await chip(page, /^Ramen/).click();
  await expect(ramen.getByText(introduction)).toBeVisible();
  await page.getByRole('searchbox').fill('ramen');
  await expect(page.getByText(introduction)).toBeHidden();
  await page.goto(site('kumo', '/menu?lang=de'));
  await expect(page.getByText(/^Brühe und Nudeln reisen getrennt/)).toBeVisible();
});

story('search engines read the sections of the menu, and what introduces them', async ({ page }) => {
  await page.goto(site('kumo', '/menu'));
  const menu = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(menu.hasMenuSection[0]).toMatchObject({
    name: 'Ramen',
    description: expect.stringMatching(/^Broth and noodles/),
    hasMenuItem: expect.arrayContaining([expect.objectContaining({ name: 'Garden Ramen' })]),
  });
  await hydrated(page);
  await chip(page, /^Ramen/).click();
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Broth and noodles/);
});

function chip(page: Page, name: RegExp) {
  return page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name });
}
