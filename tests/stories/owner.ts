import type { Browser, BrowserContext } from '@playwright/test';
import { signIn } from './sign-in.ts';
import { expect, OWNER } from './story.ts';

/** The restaurant's owner, signed in with a browser context of their own. */
export async function openAsOwner(browser: Browser, slug: string, watch: (context: BrowserContext) => void) {
  const context = await browser.newContext();
  watch(context);
  const page = await context.newPage();
  await signIn(page, slug, OWNER);

  /** Takes the order with this number to a status, as the restaurant's board would. */
  async function move(
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
        const order = list.data.orders.find((each: { orderNumber: string }) => each.orderNumber === orderNumber);
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
  }

  return {
    move,
    /** Takes a new order for pickup to its end. */
    async handOver(orderNumber: string): Promise<void> {
      for (const status of ['Confirmed', 'Preparing', 'Ready for Pickup', 'Completed']) await move(orderNumber, status);
    },
    close: () => context.close(),
  };
}
