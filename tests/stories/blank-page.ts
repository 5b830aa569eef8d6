import type { Page } from '@playwright/test';
import { site } from './story.ts';

/** Opens an empty page of the site that may call its API, so that a story can set up data without waiting for a real page. */
export async function openBlank(page: Page, slug: string): Promise<void> {
  // An address below /api, which the service worker does not handle.
  const address = site(slug, '/api/blank');
  const html = { contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,">' };
  await page.route(address, (route) => route.fulfill(html));
  await page.goto(address);
  await page.unroute(address);
}
