import type { Browser, BrowserContext } from '@playwright/test';
import { expect, OWNER, site } from './story.ts';

/** The restaurant's owner, signed in through the login page in a browser context of their own. */
export async function openAsOwner(browser: Browser, slug: string, watch: (context: BrowserContext) => void) {
  const context = await browser.newContext();
  watch(context);
  const page = await context.newPage();
  await page.goto(site(slug, '/auth/login'));
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(site(slug, '/'));

  return {
    /** Takes the order with this number to its next state, as the restaurant's board would. */
    async move(
      orderNumber: string,
      status: string,
      more: { notes?: string; readyInMinutes?: number } = {},
    ): Promise<void> {
      const answer = await page.evaluate(
        async ({ orderNumber, body }) => {
          const headers = {
            authorization: `Bearer ${localStorage.getItem('accessToken')}`,
            'content-type': 'application/json',
          };
          const list = await fetch('/api/v1/staff/orders?limit=50', { headers }).then((response) => response.json());
          const order = list.orders.find((each: { orderNumber: string }) => each.orderNumber === orderNumber);
          const response = await fetch(`/api/v1/staff/orders/${order._id}/status`, {
            method: 'PATCH',
            headers,
            body: JSON.stringify(body),
          });
          return { status: response.status, text: await response.text() };
        },
        { orderNumber, body: { status, ...more } },
      );
      expect(answer.status, answer.text).toBe(200);
    },
    close: () => context.close(),
  };
}
