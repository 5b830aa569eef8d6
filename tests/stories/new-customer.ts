import type { Page } from '@playwright/test';
import { NEW_PASSWORD, site } from './story.ts';

let count = 0;

/** Signs a customer in whom no other story knows; the next page that is opened is theirs. */
export async function signInNewCustomer(page: Page, slug: string): Promise<void> {
  count += 1;
  const email = `guest-${process.pid}-${Date.now()}-${count}@example.test`;
  await page.goto(site(slug, '/terms'));
  await page.evaluate(
    async ([email, password]) => {
      const post = (path: string, body: object) =>
        fetch(`/api/v1/auth/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }).then((answer) => answer.json());
      await post('register', { name: 'Noa Guest', email, password, confirmPassword: password, acceptedTerms: true });
      const { accessToken } = await post('login', { email, password });
      localStorage.setItem('accessToken', accessToken);
    },
    [email, NEW_PASSWORD] as const,
  );
}
