import type { Page } from '@playwright/test';
import { site } from './story.ts';

/** An empty page of the site that may call its API: a scene is set without waiting for a page of the product. */
export async function openBlank(page: Page, slug: string): Promise<void> {
  // The service worker leaves what lies below /api alone.
  const address = site(slug, '/api/blank');
  const html = { contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,">' };
  await page.route(address, (route) => route.fulfill(html));
  await page.goto(address);
  await page.unroute(address);
}
