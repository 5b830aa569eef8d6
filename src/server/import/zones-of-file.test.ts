import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { trattoria } from '../../../tests/support/trattoria.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import { importIds } from './import-ids.ts';
import { importRestaurant } from './import-restaurant.ts';
import { restaurantFile } from './restaurant-file.ts';

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
});
