import type { OpenAPIV3_1 } from 'openapi-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importRestaurant } from '../../src/server/import/import-restaurant.ts';
import { parseRestaurantFile } from '../../src/server/import/parse-restaurant-file.ts';
import { toJson } from '../../src/server/platform/database/json-columns.ts';
import { dialects } from '../support/databases.ts';
import { honestCalls } from '../support/honest-calls/honest-calls.ts';
import { documentedOperations, send } from '../support/operations.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { trattoria } from '../support/trattoria.ts';
import { newWorld, type World } from '../support/world.ts';
import { TRATTORIA_PLACE } from '../support/world-places.ts';

const LONG = 'x'.repeat(2000);
const NAME = 'x'.repeat(200);
const { file } = trattoria;
const { about } = file;

/** What a restaurant's file may say at most, and of some things more than the forms of its office: ever so many holidays. */
const boundless = {
  ...file,
  address: { ...file.address, coordinates: [180, -90] },
  openingHours: { monday: { open: '00:00', close: '00:00' } },
  openingHoursExceptions: Array.from({ length: 150 }, (_, days) => ({ date: `+${days}d`, isClosed: days % 2 === 0 })),
  delivery: { ...file.delivery, deliveryTime: LONG, collectionTime: LONG },
  about: about && {
    teaser: { ...about.teaser, mainHeadline: LONG, expandedParagraphs: many(about.teaser.expandedParagraphs[0]) },
    fullPage: about.fullPage && {
      ...about.fullPage,
      pageTagline: LONG,
      storySections: many(about.fullPage.storySections[0]),
      coreValues: many(LONG),
    },
  },
  categories: file.categories.map((each) => ({ ...each, name: NAME })),
  products: file.products.map((each) => ({ ...each, name: NAME, description: LONG, price: 100_000 })),
  promotions: file.promotions.map((each) => ({
    ...each,
    ...{ name: NAME, description: LONG, minOrderValue: 100_000 },
    ...{ discountValue: each.type.startsWith('Percentage') ? 100 : 100_000 },
    ...{ maxUses: 1_000_000, maxUsesPerCustomer: 1_000_000 },
    ...{ validFrom: '0001-01-01T00:00:00Z', validUntil: '9999-12-31T00:00:00Z' },
  })),
  rewards: file.rewards.map((each) => ({ ...each, discountValue: 100_000, pointsCost: 1_000_000 })),
  reviews: file.reviews.map((each) => ({ ...each, createdAt: '9999-12-31T23:59:59Z' })),
};

const reads = await (async () => {
  const test = await startTestApp('sqlite');
  const found = documentedOperations(test.app.swagger() as OpenAPIV3_1.Document);
  await test.close();
  return found.filter(({ method }) => method === 'GET');
})();

describe.each(dialects)('a restaurant whose file goes to its limits, on %s,', (dialect) => {
  let test: TestApp;
  let world: World;
  beforeAll(async () => {
    test = await startTestApp(dialect);
    world = await newWorld(test, TRATTORIA_PLACE);
    await importRestaurant(test.services, {
      file: parseRestaurantFile(JSON.stringify(boundless), 'boundless.json'),
      baseDir: null,
    });
    // Set by files of before there were limits.
    const uses = { max_uses: 2_000_000_000, max_uses_per_customer: 2_000_000_000 };
    await test.services.db.updateTable('texts').set({ text: LONG }).execute();
    const nowhere = { contact_phone: '', street: LONG, city: '', postcode: '', country: '' };
    await test.services.db.updateTable('restaurants').set(nowhere).execute();
    await test.services.db.updateTable('promotions').set(uses).execute();
    const named = { payment_methods: toJson([{ methodName: '', isEnabled: true }]), latitude: 91, name: ' ' };
    // As a first import may say: a later one must not, for there are orders.
    const currency = { currency_code: 'ZZZ', currency_symbol: '?' };
    await test.services.db
      .updateTable('restaurants')
      .set({ ...named, ...currency })
      .execute();
    test.services.content.changed(world.restaurantId);
  });
  afterAll(() => test.close());

  it.each(reads)('is told by $id', async (operation) => {
    const call = honestCalls[operation.id]?.(world) ?? {};
    const answer = await send(test, operation, call, { host: world.host, as: world });
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  });
});

function many<T>(one: T): T[] {
  return Array.from({ length: 40 }, () => one);
}
