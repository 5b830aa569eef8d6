import sharp from 'sharp';
import { freePort } from '../support/free-port.ts';
import { startTiles } from '../support/tile-server.ts';
import { visitWithCart } from './checkout-visit.ts';
import { fillInGuest } from './fill-in-guest.ts';
import { startOwnServer } from './own-server.ts';
import { signIn } from './sign-in.ts';
import { staffApi } from './staff-api.ts';
import { expect, expectAccessibleInBothModes, OWNER, site, story } from './story.ts';

const SLUG = 'brasa';
const FAR = { _id: undefined, name: 'Far', polygon: null, kilometres: 100 };
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

/** Whether a pixel of the picture is of a pin's red. */
async function redIn(picture: Buffer): Promise<(x: number, y: number) => boolean> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  return (x, y) => {
    const [red = 0, green = 0] = data.subarray((y * info.width + x) * info.channels);
    return red > 140 && green < 90;
  };
}

for (const width of [390, 1440]) {
  story.describe(`at ${width} px,`, () => {
    story.use({ viewport: { width, height: 900 }, locale: 'en-GB' });

    story('an owner draws a zone by taps on the map, moves a corner and takes one away', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await signIn(page, SLUG, OWNER);
      await staffApi(page, 'PUT', '/zones', { zones: [] });
      await page.goto(site(SLUG, '/staff/restaurant/details'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(asked.filter((url) => MAP_FILE.test(url))).toEqual([]);

      await page.goto(site(SLUG, '/staff/restaurant/zones'));
      await page.getByRole('button', { name: 'Draw a new zone' }).click();
      const map = page.getByRole('region', { name: 'Map of the zones' });
      const list = page.getByLabel('Corners of the area');
      const lines = async () => (await list.inputValue()).split('\n').filter(Boolean);
      for (const [x, y] of [
        [0.3, 0.3],
        [0.7, 0.3],
        [0.7, 0.7],
        [0.3, 0.7],
      ] as const) {
        const { width: wide = 0, height: high = 0 } = (await map.boundingBox()) ?? {};
        const before = (await lines()).length;
        await map.click({ position: { x: wide * x, y: high * y } });
        await expect.poll(async () => (await lines()).length).toBe(before + 1);
      }
      const drawn = await lines();
      const { width: wide = 0, height: high = 0 } = (await map.boundingBox()) ?? {};
      const inside = { targetPosition: { x: wide * 0.6, y: high * 0.55 } };
      await page.getByRole('button', { name: 'Corner 3' }).dragTo(map, inside);
      await expect.poll(lines).not.toEqual(drawn);
      expect((await lines()).filter((line) => drawn.includes(line))).toHaveLength(3);

      await page.getByRole('button', { name: 'Corner 2' }).click();
      await page.getByRole('button', { name: 'Take corner 2 away' }).click();
      await expect(page.getByRole('button', { name: /^Corner/ })).toHaveCount(3);
      expect(await lines()).toHaveLength(3);
      await expect(page.getByText('© Our town')).toBeVisible();
      await expectAccessibleInBothModes(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

      await page.getByLabel('Name', { exact: true }).fill('Drawn');
      await page.getByRole('button', { name: 'Save' }).first().click();
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      expect(tiles.asked.length).toBeGreaterThan(0);
      expect(asked.filter((url) => !url.startsWith(site(SLUG)) && !url.startsWith('data:'))).toEqual([]);

      // Its corners can be told apart beside a zone that is ever so large.
      const { zones } = await staffApi(page, 'GET', '/zones');
      await staffApi(page, 'PUT', '/zones', { zones: [...zones, { ...zones[0], ...FAR }] });
      await page.reload();
      const [one, other] = await Promise.all(
        ['Corner 1', 'Corner 2'].map((name) => page.getByRole('button', { name }).boundingBox()),
      );
      expect(Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0))).toBeGreaterThan(60);
    });
  });
}

story.describe('at 390 px, where zones are drawn,', () => {
  story.use({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });

  story('a guest puts a pin on the map, and no other page has one', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await signIn(page, SLUG, OWNER);
    const terms = { fee: 2, minimum: null, freeFrom: null, travelMinutes: null, hours: null };
    const zones = [{ name: 'Around', postcodes: null, kilometres: 5, polygon: null, ...terms }];
    await staffApi(page, 'PUT', '/zones', { zones });
    await page.evaluate(() => localStorage.clear());
    await visitWithCart(page, SLUG, { isCustomer: false });
    await page.goto(site(SLUG, '/checkout'));
    await page.getByRole('button', { name: /guest/i }).first().click();
    await page.getByRole('radio', { name: 'Delivery', exact: true }).check({ force: true });
    expect(asked.filter((url) => MAP_FILE.test(url))).toEqual([]);
    await fillInGuest(page);
    await page.getByLabel('Street').fill('Rua Garrett 12');
    await page.getByLabel('City').fill('Lisboa');
    await page.getByLabel('Postcode').fill('1200-203');
    const map = page.getByRole('region', { name: 'Map for your place' });
    await map.click({ position: { x: 200, y: 120 } });
    await expect(page.getByText(/^The pin is .* km from us/)).toBeVisible();
    // Its tip is where the tap was, and nothing of it stands beside that.
    const isRed = await redIn(await map.screenshot());
    expect([isRed(200, 110), isRed(216, 112), isRed(184, 112)]).toEqual([true, false, false]);
    const before = await page.getByText(/^The pin is/).textContent();
    await page.getByRole('button', { name: 'Where you live' }).dragTo(map, { targetPosition: { x: 60, y: 200 } });
    await expect(page.getByText(/^The pin is/)).not.toHaveText(before ?? '');
    await expectAccessibleInBothModes(page);
    await page.getByRole('button', { name: 'Yes, deliver there' }).click();
    await expect(page.getByText(/km from us, as the crow flies/)).toBeVisible();
    expect(asked.filter((url) => !url.startsWith(site(SLUG)) && !url.startsWith('data:'))).toEqual([]);
  });
});
