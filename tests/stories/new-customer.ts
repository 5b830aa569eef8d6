import type { Page } from '@playwright/test';
import { openBlank } from './blank-page.ts';
import { NEW_PASSWORD } from './story.ts';

export interface Credentials {
  email: string;
  password: string;
}

let count = 0;

/** Credentials that no other story has. */
export function newCredentials(): Credentials {
  count += 1;
  return { email: `guest-${process.pid}-${Date.now()}-${count}@example.test`, password: NEW_PASSWORD };
}

/** Signs in a new customer, whom no other story uses. The next page that is opened is signed in. */
export async function signInNewCustomer(page: Page, slug: string, name = 'Noa Guest'): Promise<Credentials> {
  const { email, password } = newCredentials();
  await openBlank(page, slug);
  await page.evaluate(
    async ({ name, email, password }) => {
      const post = (path: string, body: object) =>
        fetch(`/api/v1/auth/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }).then((answer) => answer.json());
      await post('register', { name, email, password, confirmPassword: password, acceptedTerms: true });
      const { accessToken } = await post('login', { email, password });
      localStorage.setItem('accessToken', accessToken);
    },
    { name, email, password },
  );
  return { email, password };
}
