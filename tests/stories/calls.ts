import type { Page } from '@playwright/test';

/** Every call of the API that leaves the page from now on, as `POST /auth/login`; grows. */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v1/')) calls.push(`${request.method()} ${pathname.slice('/api/v1'.length)}`);
  });
  return calls;
}

/** Answers of this path come that much later, in ms; the server gives them. */
export async function slowDown(page: Page, path: string, byMs: number): Promise<void> {
  await page.route(`**/api/v1${path}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, byMs));
    await route.continue();
  });
}
