import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { trattoria } from '../../../tests/support/trattoria.ts';
import { newDeliveryService } from '../../../tests/support/world-delivery-services.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import { readZones } from '../zones/change-zones.ts';
import { importIds } from './import-ids.ts';
import { importRestaurant } from './import-restaurant.ts';
import { type RestaurantFile, restaurantFile } from './restaurant-file.ts';
import { unconnectedServices } from './unconnected-services.ts';

describe('the zones of a restaurant’s file', () => {
  const zone = { key: 'town', name: 'Town' };
  const parse = (more: object) =>
    restaurantFile.safeParse({
      ...trattoria.file,
      delivery: { ...trattoria.file.delivery, zones: [{ ...zone, ...more }] },
    });
  const polygon = [
    [0.9, 51.88],
    [0.92, 51.88],
    [0.92, 51.9],
  ];

  it('lie by postcodes, by kilometres or within corners', () => {
    for (const way of [{ postcodes: ['CO1'] }, { kilometres: 3 }, { polygon }]) expect(parse(way).success).toBe(true);
  });

  it('are brought by a service that there is, or by nobody but the restaurant', () => {
    expect(parse({ kilometres: 3, deliveredBy: 'stuart' }).success).toBe(true);
    for (const deliveredBy of ['pigeons', null, '']) expect(parse({ kilometres: 3, deliveredBy }).success).toBe(false);
  });

  it('lie in one of these ways only, and within three corners or more', () => {
    for (const way of [
      {},
      { kilometres: 3, polygon },
      { polygon: polygon.slice(0, 2) },
      { polygon: [...polygon, [0, 91]] },
    ]) {
      expect(parse(way).success).toBe(false);
    }
  });
});

describe.each(dialects)('importing zones on %s', (dialect) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(dialect);
  });
  afterAll(() => test.close());

  it('keeps the zones of the file, drawn ones with their corners', async () => {
    const polygon: [number, number][] = [
      [0.9, 51.88],
      [0.92, 51.88],
      [0.92, 51.9],
    ];
    const terms = { postcodes: null, kilometres: null, fee: 2, minimum: null, freeFrom: 30 };
    const drawn = { key: 'town', name: 'Town', polygon, travelMinutes: 10, hours: null, ...terms };
    await importRestaurant(test.services, {
      file: { ...trattoria.file, delivery: { ...trattoria.file.delivery, zones: [drawn] } },
      baseDir: null,
    });
    const { zones } = await test.services.db
      .selectFrom('restaurants')
      .select('zones')
      .where('id', '=', importIds('trattoria').restaurant)
      .executeTakeFirstOrThrow();
    expect(fromJson(zones)).toMatchObject([
      { id: 'town', shape: { kind: 'polygon', corners: polygon }, fee: 200, freeFrom: 3000 },
    ]);
  });

  it('has them brought by the service that the file names, and tells which is not connected', async () => {
    const zone = { postcodes: null, kilometres: 3, polygon: null, fee: null, minimum: null, freeFrom: null };
    const more = { ...zone, travelMinutes: null, hours: null };
    const file: RestaurantFile = {
      ...trattoria.file,
      delivery: {
        ...trattoria.file.delivery,
        zones: [
          { key: 'town', name: 'Town', ...more, deliveredBy: 'stuart' },
          { key: 'hills', name: 'Hills', ...more, kilometres: 6, deliveredBy: 'uber_direct' },
          { key: 'far', name: 'Far', ...more, kilometres: 9 },
        ],
      },
    };
    await importRestaurant(test.services, { file, baseDir: null });
    const { zones } = await readZones(test.services.db, importIds('trattoria').restaurant);
    expect(zones.map(({ deliveredBy }) => deliveredBy)).toEqual(['stuart', 'uber_direct', undefined]);
    expect(await unconnectedServices(test.services.db, file)).toEqual(['Stuart', 'Uber Direct']);
    await newDeliveryService(test, { restaurantId: importIds('trattoria').restaurant, orderId: '-' });
    expect(await unconnectedServices(test.services.db, file)).toEqual(['Stuart']);
    // A file without the field, as those of before are, has the restaurant bring everything.
    await importRestaurant(test.services, { file: trattoria.file, baseDir: null });
    expect(await unconnectedServices(test.services.db, trattoria.file)).toEqual([]);
  });
});
