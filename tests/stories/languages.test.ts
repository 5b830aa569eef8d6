import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from '../../src/domain/languages.ts';
import { pageRoutes } from '../../src/web/routes.ts';
import { open, visitWithCart } from './checkout-visit.ts';
import { faults, NO_FAULTS } from './faults-of-page.ts';
import { takeToken } from './sign-in.ts';
import { expect, story } from './story.ts';

/** Open all day, so that checkout is whole. */
const RESTAURANT = 'brasa';
const PHONE = { width: 390, height: 844 };
const HEALTH = '**/healthz';
const NARROW = { width: 320, height: 844 };

// What is read needs nothing that is kept for later.
story.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' });

for (const language of LANGUAGES) {
  story(`every screen can be read in ${language} on a phone`, async ({ page, watch }) => {
    watch.allowStatus(404);
    watch.allowFailures();
    await visitWithCart(page, RESTAURANT, { isCustomer: false });
    for (const path of await pathsOf(page, 'anybody')) await expectReadable(page, path, language);
    await takeToken(page);
    for (const path of await pathsOf(page, 'customer')) await expectReadable(page, path, language);
  });
}

/** Every URL there is, with ids of this restaurant. */
async function pathsOf(page: Page, who: 'anybody' | 'customer'): Promise<string[]> {
  const isForCustomers = (guard: (typeof pageRoutes)[number]['guard']) => guard === 'in' || guard === 'account';
  const routes = pageRoutes.filter(({ guard }) => isForCustomers(guard) === (who === 'customer'));
  const ids = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` };
    const ask = async (path: string) => (await fetch(`/api/v1${path}`, { headers })).json();
    const { products } = await ask('/products');
    const orders = localStorage.getItem('accessToken') ? (await ask('/orders/my-orders')).orders : [];
    return { product: products[0]._id, order: orders[0]?._id };
  });
  return routes.map(({ path }) =>
    path.replace(':productId', ids.product).replace(':orderId', ids.order).replace('*', '/no-such-page'),
  );
}

/** No raw key, no English left over, nothing that sticks out or is cut off. */
async function expectReadable(page: Page, path: string, language: Language): Promise<void> {
  await page.setViewportSize(PHONE);
  // With the connection the page without one would lead back. No other page is routed: that would keep browsers from caching.
  if (path === '/offline') await page.route(HEALTH, (route) => route.abort());
  await open(page, RESTAURANT, `${path}?lang=${language}${path === '/reset-password' ? '&token=any' : ''}`);
  if (path !== '/offline') await page.unroute(HEALTH);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(path);
  await expect.poll(() => faults(page, language), `${path} in ${language}`).toEqual(NO_FAULTS);
  await page.setViewportSize(NARROW);
  await expect.poll(() => faults(page, language), `${path} in ${language} at 320 px`).toEqual(NO_FAULTS);
}
