import { freePort } from '../support/free-port.ts';
import { startTiles } from '../support/tile-server.ts';
import { startOwnServer } from './own-server.ts';
import { placeManyOrders } from './place-many-orders.ts';
import { signIn } from './sign-in.ts';
import { staffApi } from './staff-api.ts';
import { openDesk } from './staff-tablet.ts';
import { expect, expectAccessibleInBothModes, site, story } from './story.ts';

const SLUG = 'brasa';
const DOOR: [number, number] = [-9.1425, 38.7139];
const TERMS = { fee: null, minimum: null, freeFrom: null, travelMinutes: null, hours: null };
/** Files that only a map has. */
const MAP_FILE = /draw-map|maplibre/;

let tiles: Awaited<ReturnType<typeof startTiles>>;
let server: Awaited<ReturnType<typeof startOwnServer>>;
story.beforeAll(async () => {
  tiles = await startTiles();
  server = await startOwnServer(await freePort(), tiles.settings);
});
story.afterAll(async () => {
  server.close();
  await tiles.close();
});

story.use({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });

story(
  'a customer sees on the operator’s map where the courier is, once that courier agrees to it',
  async ({ page, browser, watchContext }) => {
    story.setTimeout(90_000);
    const desk = await openDesk(browser, SLUG, '/staff/restaurant/delivery', watchContext);
    const zones = [{ name: 'Around', postcodes: null, kilometres: 50, polygon: null, ...TERMS }];
    await staffApi(desk, 'PUT', '/zones', { zones });
    await staffApi(desk, 'PUT', '/couriers', { usesCouriers: true, showsPosition: true });
    await desk.reload();
    await expect(desk.getByText('The map of this server also shows them where the courier is.')).toBeVisible();

    await signIn(page, SLUG);
    const [number = ''] = await placeManyOrders(page, 1, DOOR);
    const { _id: id } = (await staffApi(desk, 'GET', `/orders?number=${number}`)).orders[0];
    for (const status of ['Confirmed', 'Preparing']) {
      await staffApi(desk, 'PATCH', `/orders/${id}/status`, { status });
    }
    const { path } = await staffApi(desk, 'POST', `/orders/${id}/courier-links`);
    const link: string = await page.evaluate(async (orderId) => {
      const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` };
      const answer = await fetch(`/api/v1/orders/${orderId}/links`, { method: 'POST', headers });
      return (await answer.json()).data.token;
    }, id);

    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(site(SLUG, `/orders/${id}`));
    const visitor = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
    watchContext(visitor);
    const follower = await visitor.newPage();
    await follower.goto(site(SLUG, `/track#${link}`));

    const context = await browser.newContext({
      ...{ viewport: { width: 320, height: 720 }, permissions: ['geolocation'], locale: 'en-GB' },
      geolocation: { longitude: DOOR[0], latitude: DOOR[1] + 820 / 111_195 },
    });
    watchContext(context);
    const phone = await context.newPage();
    await phone.goto(site(SLUG, path));
    await phone.getByLabel('Your name').fill('Jo');
    await phone.getByRole('button', { name: 'Take this order' }).press('Enter');
    await phone.getByRole('button', { name: 'Picked up' }).press('Enter');
    await expect(phone.getByText('Show the customer on a map where you are?')).toBeVisible();
    await expectAccessibleInBothModes(phone);
    await expect(page.getByText('Your food is on its way', { exact: false }).first()).toBeVisible();
    expect(asked.filter((url) => MAP_FILE.test(url))).toEqual([]);

    await phone.getByRole('button', { name: 'Show where I am' }).press('Enter');
    await expect(phone.getByText(/^The customer sees on a map where you are/)).toBeVisible();
    for (const each of [page, follower]) {
      await expect(each.getByText(/^The courier is about 800 m away, /)).toBeVisible({ timeout: 20_000 });
      await expect(each.getByText('© Our town')).toBeVisible();
      await expect(each.locator('.maplibregl-marker')).toHaveCount(2);
      await expectAccessibleInBothModes(each);
      // A picture beside the words: nothing to stop at by keyboard, and the page scrolls over it.
      await expect(each.getByRole('region', { name: /map/i })).toHaveCount(0);
      await expect(each.locator('.maplibregl-interactive')).toHaveCount(0);
      expect(await each.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
    expect(tiles.asked.length).toBeGreaterThan(0);
    expect(asked.filter((url) => !url.startsWith(site(SLUG)) && !/^(data|blob|ws):/.test(url))).toEqual([]);

    // Nearer, and seen from nearer; by squares around the door, whichever way the courier comes.
    const before = tiles.asked.length;
    await context.setGeolocation({ longitude: DOOR[0] + 210 / 86_700, latitude: DOOR[1] });
    await expect(page.getByText(/^The courier is about 200 m away, /)).toBeVisible({ timeout: 20_000 });
    await expect.poll(() => tiles.asked.length).toBeGreaterThan(before);

    await phone.getByRole('button', { name: 'Stop showing it' }).press('Enter');
    await expect(page.locator('.maplibregl-marker')).toHaveCount(0);
    await expect(page.getByText('© Our town')).toBeHidden();
    await phone.getByRole('button', { name: 'Show where I am' }).press('Enter');
    await expect(page.locator('.maplibregl-marker')).toHaveCount(2);
    await phone.getByRole('button', { name: 'Delivered and paid' }).press('Enter');
    await expect(page.getByText('© Our town')).toBeHidden();
    await expect(follower.getByText('© Our town')).toBeHidden({ timeout: 20_000 });
  },
);
