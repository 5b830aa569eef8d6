import type { Page } from '@playwright/test';
import { openBlank } from './blank-page.ts';
import { CUSTOMER, expect } from './story.ts';

/** Signs in the demo customer without the login page, which has stories of its own. The next page that is opened is signed in. */
export async function signIn(page: Page, slug: string, account = CUSTOMER): Promise<void> {
  await openBlank(page, slug);
  await takeToken(page, account);
}

/** Fills in and submits the login form of the current page. */
export async function fillSignIn(page: Page, { email, password } = CUSTOMER): Promise<void> {
  const secret = page.getByLabel('Password', { exact: true });
  // The page before may have a field for an email, too.
  await expect(secret).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await secret.fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** The same as `signIn`, from a page of the site that is open already. */
export async function takeToken(page: Page, account = CUSTOMER): Promise<void> {
  await page.evaluate(async (credentials) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/v1/auth/login', { method: 'POST', headers, body: JSON.stringify(credentials) });
    localStorage.setItem('accessToken', (await answer.json()).accessToken);
  }, account);
}
