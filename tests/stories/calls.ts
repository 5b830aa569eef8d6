import type { Page } from '@playwright/test';

/** A growing list of the page's API calls from now on, such as `POST /auth/login`. */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v1/')) calls.push(`${request.method()} ${pathname.slice('/api/v1'.length)}`);
  });
  return calls;
}

/** Holds requests to this path of the API back until what is returned is called; the server answers them then. */
export async function holdBack(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/api/v1${path}`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
