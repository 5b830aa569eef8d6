import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { trattoria } from '../../../tests/support/trattoria.ts';
import { importIds } from './import-ids.ts';
import { importRestaurant } from './import-restaurant.ts';
import { restaurantFile } from './restaurant-file.ts';

const { file } = trattoria;
const said = (takesLineNotes: boolean | undefined, couriers: unknown) =>
  restaurantFile.safeParse({ ...file, takesLineNotes, delivery: { ...file.delivery, couriers } });

describe('a restaurant’s file', () => {
  it('may say whether dishes take notes, and of couriers, and need not', () => {
    for (const couriers of [undefined, null, {}, { showPosition: true }, { showPosition: false }]) {
      expect(said(true, couriers).success).toBe(true);
    }
    expect(said(undefined, undefined).success).toBe(true);
    for (const couriers of [true, { showPosition: 'yes' }, { settlesCash: true }]) {
      expect(said(true, couriers).success).toBe(false);
    }
  });
});

describe.each(dialects)('importing what the office may say, too, on %s', (dialect) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(dialect);
  });
  afterAll(() => test.close());

  const id = importIds('trattoria').restaurant;
  const load = (takesLineNotes?: boolean, couriers?: unknown) =>
    importRestaurant(test.services, { file: restaurantFile.parse(said(takesLineNotes, couriers).data), baseDir: null });
  const kept = () =>
    test.services.db
      .selectFrom('restaurants')
      .select(['takes_line_notes', 'couriers', 'couriers_settle_from', 'couriers_show_position'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const office = (columns: Partial<Awaited<ReturnType<typeof kept>>>) =>
    test.services.db.updateTable('restaurants').set(columns).where('id', '=', id).execute();
  const none = { takes_line_notes: 0, couriers: 0, couriers_settle_from: null, couriers_show_position: 0 };

  it('has none of it where neither says it', async () => {
    expect(await kept()).toEqual(none);
  });

  it('lets guests add notes to dishes as the file says', async () => {
    const shown = async () => (await test.call({ url: '/restaurants/public/-' })).body.data.restaurant.takesLineNotes;
    await load(true);
    expect(await shown()).toBe(true);
    await load(false);
    expect(await shown()).toBeUndefined();
  });

  it('leaves what the office said where the file says nothing', async () => {
    const settled = { takes_line_notes: 1, couriers: 1, couriers_settle_from: 1000, couriers_show_position: 1 };
    await office(settled);
    await load();
    expect(await kept()).toEqual(settled);
    await load(undefined, {});
    expect(await kept()).toEqual(settled);
  });

  it('lets couriers take orders, and show where they are, as the file says', async () => {
    await office(none);
    await load(undefined, { showPosition: true });
    expect(await kept()).toEqual({ ...none, couriers: 1, couriers_show_position: 1 });
    await load(undefined, { showPosition: false });
    expect(await kept()).toEqual({ ...none, couriers: 1 });
    await office({ couriers_settle_from: 1000, couriers_show_position: 1 });
    await load(undefined, null);
    expect(await kept()).toEqual(none);
  });
});
