import type { Page } from 'playwright';

export interface Screen {
  name: string;
  path: string;
  restaurant?: 'forno-vesta' | 'kumo' | 'brasa';
  signedIn?: boolean | 'owner';
  /** False for what is fixed to the window. */
  fullPage?: boolean;
  prepare?(page: Page): Promise<void>;
}

export const CUSTOMER = { email: 'customer@demo.test', password: 'Demo-pass-1' };
export const OWNER = { email: 'owner@demo.test', password: 'Demo-pass-1' };

/** One tap puts these into the cart, at one restaurant or another. */
const DISHES_WITHOUT_CHOICE = /^Add .*(Tiramis|Dough Balls|Edamame|Pastel de Nata|Corn).* to cart/;

/** Puts some dishes that need no choice into the cart, from the menu on screen. */
async function fillCart(page: Page): Promise<void> {
  const path = new URL(page.url()).pathname;
  await page.goto(new URL('/menu', page.url()).href);
  await page.waitForFunction(() => !document.querySelector('#root[data-hydrating], #root:empty'));
  const main = page.getByRole('main');
  for (const add of await main.getByRole('button', { name: DISHES_WITHOUT_CHOICE }).all()) {
    for (let times = 0; times < 3; times++) {
      const before = await storedCart(page);
      await add.click();
      await page.waitForFunction((stored) => (localStorage.getItem('cart') ?? '') !== stored, before);
    }
  }
  await page.goto(new URL(path, page.url()).href);
  await page.waitForLoadState('networkidle');
}

/** What is stored of the cart; a tap is done when it is another. */
function storedCart(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('cart') ?? '');
}

/** An empty cart would be sent back to the menu. */
async function openCheckout(page: Page): Promise<void> {
  await fillCart(page);
  await page.goto(new URL('/checkout', page.url()).href);
  await page.waitForLoadState('networkidle');
}

/** Calls the staff's API with the session of the page. */
function staff(page: Page, method: string, path: string, body?: object) {
  return page.evaluate(
    async ([verb, address, sent]) => {
      const authorization = `Bearer ${localStorage.getItem('accessToken')}`;
      const headers = { authorization, ...(sent && { 'content-type': 'application/json' }) };
      const init = { method: verb, headers, ...(sent && { body: JSON.stringify(sent) }) };
      return (await (await fetch(`/api/v1/staff${address}`, init)).json()).data;
    },
    [method, path, body] as const,
  );
}

/** Two stations that cook everything, with a device; what is there already stays. Returns the first one's id. */
async function stations(page: Page): Promise<string> {
  const known = (await staff(page, 'GET', '/stations')).stations;
  if (known.length > 0) return known[0]._id;
  const { categories, optionGroups } = await staff(page, 'GET', '/menu-record');
  const ids = categories.map(({ _id }: { _id: string }) => _id);
  const half = Math.ceil(ids.length / 2);
  const oven = { name: 'Oven', categoryIds: ids.slice(0, half), productIds: [], valueIds: [] };
  const made = (await staff(page, 'POST', '/stations', oven)).stations[0]._id;
  const valueIds = optionGroups[0].values.slice(0, 2).map(({ _id }: { _id: string }) => _id);
  const cold = { name: 'Cold dishes', categoryIds: ids.slice(half), productIds: [], valueIds };
  await staff(page, 'POST', '/stations', cold);
  await staff(page, 'POST', `/stations/${made}/devices`, { name: 'Tablet at the oven' });
  return made;
}

/** Every screen there is; `prepare` brings it into the state to be seen. */
export const screens: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home-kumo', path: '/', restaurant: 'kumo' },
  { name: 'home-brasa', path: '/', restaurant: 'brasa' },
  {
    name: 'menu',
    path: '/menu',
    prepare: async (page) => {
      await fillCart(page);
    },
  },
  { name: 'menu-kumo', path: '/menu', restaurant: 'kumo' },
  {
    name: 'product',
    path: '/menu',
    prepare: async (page) => {
      await page.locator('a[href^="/product/"]').first().click();
      await page.waitForURL('**/product/**');
    },
  },
  { name: 'cart-empty', path: '/cart' },
  { name: 'cart', path: '/cart', prepare: fillCart },
  { name: 'login', path: '/auth/login' },
  { name: 'register', path: '/auth/register' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'reset-password', path: '/reset-password?token=any' },
  { name: 'profile', path: '/profile', signedIn: true },
  {
    name: 'profile-edit',
    path: '/profile',
    signedIn: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await page.locator('[name=phoneNumber]').waitFor();
    },
  },
  { name: 'favorites', path: '/favorites', signedIn: true },
  { name: 'checkout', path: '/cart', restaurant: 'brasa', signedIn: true, prepare: openCheckout },
  { name: 'orders', path: '/orders', signedIn: true },
  {
    name: 'order',
    path: '/orders',
    signedIn: true,
    prepare: async (page) => {
      await page.locator('a[href^="/orders/"]').first().click();
      await page.getByRole('heading', { name: /^Items Ordered/ }).waitFor();
    },
  },
  { name: 'continue-over', path: '/continue' },
  { name: 'track-over', path: '/track' },
  { name: 'reviews', path: '/reviews' },
  { name: 'leave-review', path: '/leave-review', signedIn: true },
  { name: 'promotions', path: '/promotions' },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'imprint', path: '/imprint' },
  { name: 'offline', path: '/offline' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'staff-login', path: '/staff/login' },
  { name: 'staff-join', path: '/staff/join' },
  { name: 'staff-no-role', path: '/staff', signedIn: true },
  { name: 'staff-board', path: '/staff', signedIn: 'owner', fullPage: false },
  {
    name: 'staff-ticket',
    path: '/staff',
    signedIn: 'owner',
    fullPage: false,
    prepare: async (page) => {
      await page.getByRole('article').first().getByRole('button').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'staff-menu', path: '/staff/menu', signedIn: 'owner' },
  { name: 'staff-menu-editor', path: '/staff/menu/edit', signedIn: 'owner' },
  { name: 'staff-prices', path: '/staff/menu/prices', signedIn: 'owner' },
  { name: 'staff-menu-import', path: '/staff/menu/import', signedIn: 'owner' },
  {
    name: 'staff-dish',
    path: '/staff/menu/edit',
    signedIn: 'owner',
    prepare: async (page) => {
      await page.getByRole('listitem').first().getByRole('link').click();
      await page.getByRole('button', { name: /^Choose|^Another/ }).waitFor();
    },
  },
  { name: 'staff-options', path: '/staff/menu/options', signedIn: 'owner' },
  { name: 'staff-figures', path: '/staff/restaurant/figures', signedIn: 'owner' },
  { name: 'staff-cash-up', path: '/staff/restaurant/cash-up', signedIn: 'owner' },
  {
    name: 'staff-history',
    path: '/staff/restaurant/history',
    signedIn: 'owner',
    prepare: async (page) => {
      await page.evaluate(async () => {
        const authorization = `Bearer ${localStorage.getItem('accessToken')}`;
        const headers = { authorization, 'content-type': 'application/json' };
        const { data } = await fetch('/api/v1/staff/theme', { headers }).then((answer) => answer.json());
        const { primary, secondary, accent, cover } = data;
        for (const coverId of [null, cover._id]) {
          const body = JSON.stringify({ primary, secondary, accent, coverId });
          await fetch('/api/v1/staff/theme', { method: 'PUT', headers, body });
        }
      });
      await page.reload();
      await page.getByRole('article').first().waitFor();
    },
  },
  { name: 'staff-office', path: '/staff/restaurant', signedIn: 'owner' },
  { name: 'staff-details', path: '/staff/restaurant/details', signedIn: 'owner' },
  { name: 'staff-hours', path: '/staff/restaurant/hours', signedIn: 'owner' },
  { name: 'staff-times', path: '/staff/restaurant/times', signedIn: 'owner' },
  { name: 'staff-delivery', path: '/staff/restaurant/delivery', signedIn: 'owner' },
  { name: 'staff-guests', path: '/staff/restaurant/guests', signedIn: 'owner' },
  { name: 'staff-payment', path: '/staff/restaurant/payment', signedIn: 'owner' },
  { name: 'staff-legal', path: '/staff/restaurant/legal', signedIn: 'owner' },
  { name: 'staff-messages', path: '/staff/restaurant/messages', signedIn: 'owner' },
  { name: 'staff-customers', path: '/staff/customers', signedIn: 'owner' },
  { name: 'staff-orders', path: '/staff/orders', signedIn: 'owner' },
  { name: 'staff-new-order', path: '/staff/new-order', signedIn: 'owner' },
  { name: 'staff-fees', path: '/staff/restaurant/fees', signedIn: 'owner' },
  { name: 'staff-zones', path: '/staff/restaurant/zones', signedIn: 'owner' },
  { name: 'staff-taxes', path: '/staff/restaurant/taxes', signedIn: 'owner' },
  {
    name: 'staff-translations',
    path: '/staff/translations',
    signedIn: 'owner',
    fullPage: false,
    prepare: async (page) => {
      await page.getByLabel('Show', { exact: true }).selectOption('all');
    },
  },
  { name: 'staff-languages', path: '/staff/restaurant/languages', signedIn: 'owner' },
  { name: 'staff-links', path: '/staff/restaurant/links', signedIn: 'owner' },
  { name: 'staff-keys', path: '/staff/restaurant/keys', signedIn: 'owner' },
  { name: 'staff-webhooks', path: '/staff/restaurant/webhooks', signedIn: 'owner' },
  { name: 'staff-theme', path: '/staff/restaurant/theme', signedIn: 'owner' },
  {
    name: 'staff-stations',
    path: '/staff/restaurant/stations',
    signedIn: 'owner',
    prepare: async (page) => {
      await stations(page);
      await page.reload();
      await page.getByRole('button', { name: 'Pair a device' }).first().waitFor();
    },
  },
  {
    name: 'staff-station-form',
    path: '/staff/restaurant/stations',
    signedIn: 'owner',
    fullPage: false,
    prepare: async (page) => {
      await stations(page);
      await page.reload();
      await page.getByRole('button', { name: 'Change Oven' }).click();
      await page.getByRole('checkbox').first().waitFor();
    },
  },
  {
    name: 'staff-station',
    path: '/staff',
    signedIn: 'owner',
    prepare: async (page) => {
      const id = await stations(page);
      const { open } = await staff(page, 'GET', '/board');
      for (const { _id, status } of open.slice(0, 6)) {
        if (status !== 'Pending Confirmation') continue;
        await staff(page, 'PATCH', `/orders/${_id}/status`, { status: 'Confirmed', readyInMinutes: 20 });
      }
      await page.goto(new URL(`/staff/stations/${id}`, page.url()).href);
      await page.getByRole('article').first().waitFor();
    },
  },
  { name: 'staff-kitchen', path: '/staff/kitchen' },
  { name: 'staff-courier', path: '/staff/courier' },
  {
    name: 'staff-rides',
    path: '/staff/rides',
    signedIn: 'owner',
    prepare: async (page) => {
      await staff(page, 'PUT', '/couriers', { usesCouriers: true });
      const { open } = await staff(page, 'GET', '/board');
      for (const { _id, orderType, status, version } of open) {
        if (orderType !== 'Delivery' || status !== 'Preparing') continue;
        await staff(page, 'PUT', `/orders/${_id}/packed`, { isPacked: true, expectedVersion: version });
      }
      await page.reload();
      await page.getByRole('heading', { level: 2 }).first().waitFor();
    },
  },
  {
    name: 'staff-printers',
    path: '/staff/restaurant/printers',
    signedIn: 'owner',
    prepare: async (page) => {
      const stationId = await stations(page);
      const { printers } = await staff(page, 'GET', '/printers');
      const printer = { paper: 'kitchen', copies: 1, categoryIds: null, language: 'en', columns: 48 };
      if (printers.length === 0) {
        await staff(page, 'POST', '/printers', { ...printer, name: 'Oven', stationId });
        await staff(page, 'POST', '/printers', { ...printer, name: 'Counter', paper: 'receipt', copies: 2 });
      }
      await page.reload();
      await page.getByRole('button', { name: 'Print a test' }).first().waitFor();
    },
  },
  { name: 'staff-alarms', path: '/staff/alarms', signedIn: 'owner' },
  { name: 'staff-people', path: '/staff/restaurant/people', signedIn: 'owner' },
];
