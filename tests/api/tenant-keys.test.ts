import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importIds } from '../../src/server/import/import-ids.ts';
import { dialects } from '../support/databases.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

type AnyTables = Kysely<Record<string, Record<string, unknown>>>;

/** Found by what nobody can guess, or by what is unique among all restaurants. */
const FOUND_OTHERWISE = ['restaurant_domains', 'sessions', 'password_resets', 'sign_ins_under_way'];
const trattoria = importIds('trattoria');
const sushiBar = importIds('sushi-bar');

describe('the schema', () => {
  let app: TestApp;
  let tables: { name: string; key: string[]; pointsAt: { table: string; columns: string[] }[] }[];
  beforeAll(async () => {
    app = await startTestApp('sqlite');
    const { db } = app.services;
    const all = await db.introspection.getTables();
    const own = all.filter(({ columns }) => columns.some(({ name }) => name === 'restaurant_id'));
    tables = await Promise.all(
      own.map(async ({ name }) => ({ name, key: await keyOf(name), pointsAt: await foreignKeysOf(name) })),
    );
  });
  afterAll(() => app.close());

  async function keyOf(table: string): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select name from pragma_table_info(${table}) where pk > 0 order by pk`.execute(app.services.db);
    return rows.map(({ name }) => name);
  }
  async function foreignKeysOf(table: string) {
    const { rows } = await sql<{ id: number; table: string; from: string; to: string }>`
      select id, "table", "from", "to" from pragma_foreign_key_list(${table}) order by id, seq`.execute(
      app.services.db,
    );
    return [...Map.groupBy(rows, ({ id }) => id).values()].map((parts) => ({
      table: parts[0]?.table ?? '',
      columns: parts.map(({ from, to }) => (from === to ? from : `${from}>${to}`)),
    }));
  }

  it('has the restaurant first in the key of all that is a restaurant’s', () => {
    expect(tables.length).toBeGreaterThan(25);
    const others = tables.filter(({ key }) => key[0] !== 'restaurant_id').map(({ name }) => name);
    expect(others.sort()).toEqual([...FOUND_OTHERWISE].sort());
  });

  it('has the restaurant in whatever points from one of its rows to another', () => {
    const names = tables.map(({ name }) => name);
    const inner = tables.flatMap(({ pointsAt }) => pointsAt).filter(({ table }) => names.includes(table));
    expect(inner.length).toBeGreaterThan(15);
    for (const { columns } of inner) expect(columns).toContain('restaurant_id');
  });
});

describe.each(dialects)('a row that points at another restaurant’s, on %s,', (dialect) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(dialect);
    const look = { hash: '00ff', color: '#000000', width: 800, height: 600 };
    await insert('pictures', { restaurant_id: sushiBar.restaurant, id: theirPicture, ...look });
  });
  afterAll(() => app.close());

  const insert = (table: string, row: Record<string, unknown>) =>
    (app.services.db as unknown as AnyTables)
      .insertInto(table)
      .values({ restaurant_id: trattoria.restaurant, ...row })
      .execute();
  const product = trattoria.of('product', 'lemonade');
  const foreign = sushiBar.of('product', 'maki');
  const theirPicture = sushiBar.of('picture', 'theirs.webp');

  it.each([
    ['product_categories', { product_id: product, category_id: sushiBar.of('category', 'sushi'), position: 9 }],
    ['promotion_products', { promotion_id: trattoria.of('promotion', 'ten-off'), product_id: foreign }],
    ['product_option_groups', { product_id: foreign, group_id: trattoria.of('option-group', 'size'), position: 9 }],
    ['highlights', { id: 'theirs', picture_id: theirPicture, animation_hint: 'none', position: 9 }],
    ['highlights', { id: 'theirs', tall_picture_id: theirPicture, animation_hint: 'none', position: 9 }],
  ])('in %s, is refused by the database', async (table, row) => {
    await expect(insert(table, row)).rejects.toThrow(/foreign key/i);
  });
});
