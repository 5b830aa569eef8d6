import type { Page } from 'playwright';
import type { CUSTOMER } from './list.ts';

/** Signs in on a restaurant's site; every page that is opened afterwards is theirs. */
export async function signIn(page: Page, origin: string, account: typeof CUSTOMER): Promise<void> {
  await page.goto(`${origin}/terms`);
  const accessToken = await page.evaluate(async (body) => {
    const answer = await fetch('/api/v1/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return ((await answer.json()) as { accessToken: string }).accessToken;
  }, account);
  await page.addInitScript((token) => localStorage.setItem('accessToken', token), accessToken);
}
