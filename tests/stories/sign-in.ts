import type { Page } from '@playwright/test';
import { CUSTOMER, expect, site } from './story.ts';

/** Signs the demo customer in through the login page. */
export async function signIn(page: Page, slug: string, { email, password } = CUSTOMER): Promise<void> {
  await page.goto(site(slug, '/auth/login'));
  await fillSignIn(page, { email, password });
  await expect(page).toHaveURL(site(slug, '/'));
}

/** The login page's form, on whatever address it was opened. */
export async function fillSignIn(page: Page, { email, password } = CUSTOMER): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs the demo customer in on the page's own site without its form; the next page that is opened is theirs. */
export async function takeToken(page: Page): Promise<void> {
  await page.evaluate(async (credentials) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/v1/auth/login', { method: 'POST', headers, body: JSON.stringify(credentials) });
    localStorage.setItem('accessToken', (await answer.json()).accessToken);
  }, CUSTOMER);
}
