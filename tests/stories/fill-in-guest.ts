import type { Page } from '@playwright/test';

/** Says at checkout who a guest is. */
export async function fillInGuest(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Gia Guest');
  await page.getByLabel('Contact phone').fill('+351 912 345 678');
  await page.getByLabel('Email').fill('gia@example.com');
}
