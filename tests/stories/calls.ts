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

/** Delays requests to this path of the API by some ms; the server still answers them. */
export async function slowDown(page: Page, path: string, byMs: number): Promise<void> {
  await page.route(`**/api/v1${path}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, byMs));
    await route.continue();
  });
}
