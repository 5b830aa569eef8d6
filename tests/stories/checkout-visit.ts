import type { Page } from '@playwright/test';
import { openBlank } from './blank-page.ts';
import { hydrated, NEW_PASSWORD, site } from './story.ts';

interface Visit {
  /** How many different dishes without required options are in the cart, most expensive first, one of each. */
  dishes?: number;
  /** Whether the visitor is signed in, with a new account that has an address and a phone. */
  isCustomer?: boolean;
}

/** Sets up a visitor with a filled cart and, by default, a new account, through the API: for stories about checkout. */
export async function visitWithCart(page: Page, slug: string, { dishes = 2, isCustomer = true }: Visit = {}) {
  await openBlank(page, slug);
  await page.evaluate(
    async ({ dishes, isCustomer, password }) => {
      const ask = async (method: string, path: string, body?: object) => {
        const token = localStorage.getItem('accessToken');
        const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
        const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
        return (await fetch(`/api/v1${path}`, init)).json();
      };
      const { restaurant } = (await ask('GET', '/restaurants/public/-')).data;
      const { products } = (await ask('GET', '/products')) as {
        products: {
          _id: string;
          name: string;
          price: number;
          imageUrl: string;
          isAvailable: boolean;
          options: { minSelections: number }[];
        }[];
      };
      const items = products
        .filter(({ isAvailable, options }) => isAvailable && options.every(({ minSelections }) => minSelections === 0))
        .sort((one, other) => other.price - one.price)
        .slice(0, dishes)
        .map(({ _id, name, price, imageUrl }) => {
          const line = { productId: _id, name, price, imageUrl, quantity: 1, selectedOptions: [] };
          return { ...line, signature: _id, itemSubtotal: price };
        });
      const { _id: restaurantId, name: restaurantName, slug: restaurantSlug } = restaurant;
      localStorage.setItem('cart', JSON.stringify({ restaurantId, restaurantName, restaurantSlug, items }));
      if (!isCustomer) return;

      const email = `eve-${crypto.getRandomValues(new Uint32Array(2)).join('-')}@example.test`;
      const account = { name: 'Eve Hungry', email, password, confirmPassword: password, acceptedTerms: true };
      await ask('POST', '/auth/register', account);
      const { accessToken } = await ask('POST', '/auth/login', { email, password });
      localStorage.setItem('accessToken', accessToken);
      localStorage.setItem('email', email);
      await ask('POST', '/users/me/addresses', {
        ...{ label: 'Home', street: 'Rua Garrett 12', city: 'Lisboa', postalCode: '1200-203', country: 'Portugal' },
      });
      await ask('PUT', '/users/me', { phoneNumber: '+351 912 345 678' });
    },
    { dishes, isCustomer, password: NEW_PASSWORD },
  );
}

/**
 * Opens a page of the site and waits until it is hydrated, the parts of checkout too: a tap that comes before is repeated after it, which
 * Playwright takes for one that changed nothing.
 */
export async function open(page: Page, slug: string, path: string): Promise<void> {
  await page.goto(site(slug, path));
  await hydrated(page);
  if (path === '/checkout') await page.waitForFunction(() => !document.querySelector('main [data-hydrating]'));
}

/** A growing list of the idempotency keys of all placements that the browser sends from now on. */
export function sentOrders(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    const isOrder = request.method() === 'POST' && new URL(request.url()).pathname === '/api/v1/orders';
    if (isOrder) keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
}

export const placeOrder = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Place Order' }).first();

export const confirmation = (page: Page) => page.getByRole('dialog', { name: /^Order #\S+ placed successfully!$/ });
