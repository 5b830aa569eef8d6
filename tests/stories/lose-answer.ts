import type { Page } from '@playwright/test';
import { expect } from './story.ts';

/** Lets changes at `address` reach the server, while their answers do not reach the browser. */
export async function loseAnswer(page: Page, address: string): Promise<void> {
  await page.route(address, async (route) => {
    const request = route.request();
    if (request.method() === 'GET') return route.fallback();
    // Node does not know the names below localhost.
    const url = new URL(request.url());
    const headers = { ...request.headers(), host: url.host };
    url.hostname = '127.0.0.1';
    expect((await route.fetch({ url: url.href, headers })).ok()).toBe(true);
    await route.abort();
  });
}
