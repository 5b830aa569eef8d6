import type { Browser } from '@playwright/test';
import { DIVIDED_AREA } from './brands.ts';
import { press, tabTo, typeInto } from './by-keyboard.ts';
import { fillInGuest } from './fill-in-guest.ts';
import { hold } from './hold.ts';
import { signIn } from './sign-in.ts';
import { staffApi } from './staff-api.ts';
import { expect, expectAccessibleInBothModes, hydrated, OWNER, site, story } from './story.ts';

const NO_TERMS = { kilometres: null, postcodes: null, fee: null, minimum: null, freeFrom: null, travelMinutes: null };
const zone = (name: string, more: object) => ({ ...NO_TERMS, hours: null, polygon: null, name, ...more });
const BAIXA = zone('Baixa', { postcodes: ['1100', '1200'], fee: 1.5, minimum: 10, freeFrom: 30 });

/** Sets the restaurant's zones, or none. */
async function setZones(browser: Browser, zones: object[]): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: true });
  const page = await context.newPage();
  await signIn(page, DIVIDED_AREA, OWNER);
  await staffApi(page, 'PUT', '/zones', { zones });
  await context.close();
}

// One restaurant for all of them, and one after the other.
story.describe.configure({ mode: 'serial' });
story.afterEach(({ browser }) => setZones(browser, []));

for (const width of [320, 390, 1440]) {
  story.describe(`at ${width} px, by keyboard alone,`, () => {
    story.use({ viewport: { width, height: 844 }, locale: 'en-GB' });

    story('a visitor asks whether it is delivered to them, and orders', async ({ page, browser }) => {
      await setZones(browser, [BAIXA]);
      await page.goto(site(DIVIDED_AREA));
      await hydrated(page);
      const asked = page.getByLabel('Do we deliver to you?');
      await typeInto(page, asked, '4000-322');
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^We do not deliver to 4000-322, but you can pick up your order at/)).toBeVisible();

      await tabTo(page, asked);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('1200-203');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Yes, we deliver to 1200-203.')).toBeVisible();
      await expect(page.getByText('Free from €30')).toBeVisible();
      await expectAccessibleInBothModes(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

      await press(page, page.getByRole('link', { name: 'See the menu' }).first());
      await expect(page.getByText('Yes, we deliver to 1200-203.')).toBeVisible();
      await press(page, page.getByRole('link', { name: 'Brasa Burger', exact: true }).first());
      await press(page, page.getByRole('button', { name: /Add to Cart/ }).first());
      await expect(page.getByText(/added to cart/)).toBeVisible();
      await page.goto(site(DIVIDED_AREA, '/cart'));
      await expect(page.getByText('€1.50 delivery')).toBeVisible();
      await expect(page.getByText(/more for free delivery/)).toBeVisible();
      await press(page, page.getByRole('link', { name: 'Proceed to Checkout' }).first());
      await press(page, page.getByRole('button', { name: /guest/i }).first());
      await expect(page.getByLabel('Postcode')).toHaveValue('1200-203');
      await expectAccessibleInBothModes(page);
    });
  });
}

story.describe('where zones are measured,', () => {
  story.use({
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    permissions: ['geolocation'],
    geolocation: { longitude: -9.1425, latitude: 38.7139 },
  });

  story('a visitor is told by where they are, and checkout asks to confirm the place', async ({ page, browser }) => {
    await setZones(browser, [zone('Around', { kilometres: 5, fee: 2, minimum: 5 })]);
    await page.goto(site(DIVIDED_AREA));
    await hydrated(page);
    await page.getByRole('button', { name: 'Use where I am' }).click();
    await expect(page.getByText('Yes, we deliver to where you are.')).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('deliveryPlace'));

    await page.goto(site(DIVIDED_AREA, '/menu'));
    await page.getByRole('link', { name: 'Brasa Burger', exact: true }).first().click();
    await page
      .getByRole('button', { name: /Add to Cart/ })
      .first()
      .click();
    await page.goto(site(DIVIDED_AREA, '/checkout'));
    await page.getByRole('button', { name: /guest/i }).first().click();
    await page.getByRole('radio', { name: 'Delivery', exact: true }).check({ force: true });
    await fillInGuest(page);
    await page.getByLabel('Street').fill('Rua Garrett 12');
    await page.getByLabel('City').fill('Lisboa');
    await page.getByLabel('Postcode').fill('1200-203');
    await expect(page.getByText('Please confirm the place.')).toBeVisible();
    await page.getByRole('button', { name: 'Use where I am' }).click();
    await expect(page.getByText(/^Where you are now is .* km from us/)).toBeVisible();
    await expectAccessibleInBothModes(page);
    await page.getByRole('button', { name: 'Yes, deliver there' }).click();
    await expect(page.getByText(/km from us, as the crow flies/)).toBeVisible();
    await page
      .getByRole('button', { name: /Place Order/ })
      .filter({ visible: true })
      .click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Track My Order' })).toBeVisible();
  });
});

story('a postcode that is typed while its field is on its way is the one asked about', async ({ page, browser }) => {
  await setZones(browser, [BAIXA]);
  const arrive = await hold(page, '**/assets/delivery-question*.js');
  await page.goto(site(DIVIDED_AREA));
  await hydrated(page);
  const asked = page.getByLabel('Do we deliver to you?');
  await asked.pressSequentially('1200-2');
  arrive();
  await expect(page.locator('main [data-hydrating]')).toHaveCount(0);
  await expect(asked).toHaveValue('1200-2');
  await asked.pressSequentially('03');
  await asked.press('Enter');
  await expect(page.getByText('Yes, we deliver to 1200-203.')).toBeVisible();
});

story('what is asked while the field is on its way is answered', async ({ page, browser }) => {
  await setZones(browser, [BAIXA]);
  const arrive = await hold(page, '**/assets/delivery-question*.js');
  await page.goto(site(DIVIDED_AREA));
  await hydrated(page);
  await page.getByLabel('Do we deliver to you?').pressSequentially('1200-203');
  await page.keyboard.press('Enter');
  arrive();
  await expect(page.getByText('Yes, we deliver to 1200-203.')).toBeVisible();
});

story.describe('without scripts,', () => {
  story.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, locale: 'en-GB' });

  story('the page answers, and checkout begins with the postcode', async ({ page, browser, watch }) => {
    watch.allowFailures();
    watch.allowStatus(422);
    await setZones(browser, [BAIXA]);
    await page.goto(site(DIVIDED_AREA));
    await page.getByLabel('Do we deliver to you?').fill('1200-203');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByText('Yes, we deliver to 1200-203.')).toBeVisible();
    await expect(page.getByText('€1.50 delivery').last()).toBeVisible();
  });
});

for (const width of [320, 390, 1440]) {
  story.describe(`the office at ${width} px, by keyboard alone,`, () => {
    story.use({ viewport: { width, height: 900 }, locale: 'en-GB' });

    story('an owner draws a zone by its corners, and tries an address', async ({ page }) => {
      await signIn(page, DIVIDED_AREA, OWNER);
      await page.goto(site(DIVIDED_AREA, '/staff/restaurant/zones'));
      await press(page, page.getByRole('button', { name: 'Add a zone' }));
      await typeInto(page, page.getByLabel('Name'), 'Chiado');
      await tabTo(page, page.getByRole('radio', { name: 'By postcodes' }));
      await page.keyboard.press('ArrowLeft');
      await expect(page.getByRole('radio', { name: 'Drawn' })).toBeChecked();
      await tabTo(page, page.getByLabel('Corners of the area'));
      await page.keyboard.type('38.70, -9.16');
      await press(page, page.getByRole('button', { name: 'Save' }).first());
      await expect(page.getByText('Enter at least 3 corners')).toBeVisible();
      await tabTo(page, page.getByLabel('Corners of the area'));
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.type('\n38.70, -9.10\n38.73, -9.10\n38.73, -9.16');
      await expect(page.getByRole('img', { name: 'How the zones lie' })).toBeVisible();
      await typeInto(page, page.getByLabel('Address or postcode'), 'Rua Garrett 12, Lisboa');
      await press(page, page.getByRole('button', { name: 'Find this address' }));
      await expect(page.getByText(/is in Chiado/)).toBeVisible();
      await expectAccessibleInBothModes(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await press(page, page.getByRole('button', { name: 'Save' }).first());
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    });
  });
}

story('areas that were drawn elsewhere are brought in as a file', async ({ page }) => {
  await signIn(page, DIVIDED_AREA, OWNER);
  await page.goto(site(DIVIDED_AREA, '/staff/restaurant/zones'));
  const ring = [
    [-9.16, 38.7],
    [-9.1, 38.7],
    [-9.1, 38.73],
    [-9.16, 38.7],
  ];
  const feature = {
    type: 'Feature',
    properties: { name: 'Chiado' },
    geometry: { type: 'Polygon', coordinates: [ring] },
  };
  const file = { type: 'FeatureCollection', features: [feature] };
  await page.locator('input[type=file]').setInputFiles({
    name: 'map.geojson',
    mimeType: 'application/geo+json',
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await expect(page.getByText('1 area taken from the file.')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Chiado');
  await expect(page.getByLabel('Corners of the area')).toHaveValue('38.7, -9.16\n38.7, -9.1\n38.73, -9.1');
});
