import type { Page } from '@playwright/test';
import { expect, site } from './story.ts';

/** Invites somebody on the page of people, and resolves to the link that the owner is told, at the address of these stories. */
export async function inviteTo(desk: Page, slug: string, email: string): Promise<string> {
  await desk.getByLabel('Email address').fill(email);
  await desk.getByRole('button', { name: 'Send invitation' }).click();
  await expect(desk.getByRole('region', { name: `Link for ${email}` })).toBeVisible();
  const { pathname, hash } = new URL(await desk.getByLabel('Invitation link').inputValue());
  return site(slug, pathname + hash);
}

/** Opens the link, for who is signed in with the account of its address, and accepts. */
export async function accept(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(page.getByRole('button', { name: 'Pause ordering' })).toBeVisible();
}
