import type { Page } from '@playwright/test';

/** Answers to these requests wait for the call of what this returns. */
export async function hold(page: Page, files: string): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(files, async (route) => {
    await arrived;
    await route.continue();
  });
  return () => arrive();
}
