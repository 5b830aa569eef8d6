import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { highlightInput, shortVideo } from '../../../tests/support/highlight-input.ts';
import { promotionInput } from '../../../tests/support/honest-calls/promotion-input.ts';
import { categoryInput, dishInput, optionGroupInput } from '../../../tests/support/menu-input.ts';
import { ids, productId } from '../../../tests/support/order-input.ts';
import { hire } from '../../../tests/support/staff.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const promotion = promotionInput(productId('margherita'));
const reward = { ...promotion, type: 'PercentageDiscountOrder', couponCode: null, pointsCost: 50 };
const kinds = [
  { what: 'category', url: '/categories', table: 'categories', body: categoryInput },
  { what: 'dish', url: '/products', table: 'products', body: dishInput(ids.of('category', 'pizza')) },
  { what: 'group of options', url: '/option-groups', table: 'option_groups', body: optionGroupInput },
  { what: 'promotion', url: '/promotions', table: 'promotions', body: promotion },
  { what: 'reward', url: '/promotions', table: 'promotions', body: reward },
  { what: 'slide', url: '/highlights', table: 'highlights', body: highlightInput('') },
] as const;

describe.each(dialects)('what staff make, on %s,', (dialect) => {
  let app: TestApp;
  let manager: string;
  let video: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    manager = await hire(app, 'Manager');
    const headers = { 'content-type': 'video/mp4' };
    const upload = { method: 'POST', url: '/staff/videos', token: manager, body: shortVideo, headers } as const;
    video = (await app.call(upload)).body.data.video.name;
  });
  afterEach(() => app.close());

  const count = async (table: (typeof kinds)[number]['table'] | 'option_values' | 'texts' | 'audit_log') => {
    const { rows } = await app.services.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll().as('rows'))
      .executeTakeFirstOrThrow();
    return Number(rows);
  };
  const make = (url: string, body: object, key: string, token = manager) =>
    app.call({
      ...{ method: 'POST', url: `/staff${url}`, token, headers: { 'idempotency-key': key } },
      body: 'video' in body ? { ...body, video } : body,
    });

  it.each(kinds)('is made once of one key, however often it is sent: a $what', async ({ url, table, body }) => {
    const tables = [table, 'option_values', 'texts', 'audit_log'] as const;
    const rows = () => Promise.all(tables.map(count));
    const before = await count(table);
    const first = await make(url, body, 'one form');
    expect([first.status, await count(table)]).toEqual([201, before + 1]);
    const made = await rows();
    const again = await make(url, body, 'one form');
    expect([again.status, again.body, await rows()]).toEqual([201, first.body, made]);
    const atOnce = await Promise.all([1, 2, 3].map(() => make(url, { ...body, couponCode: null }, 'another')));
    expect(atOnce.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(atOnce.map((each) => JSON.stringify(each.body))).size).toBe(1);
    expect(await count(table)).toBe(before + 2);
  });

  it.each(kinds)('is its maker’s: the same key of somebody else makes another $what', async ({ url, table, body }) => {
    const free = { ...body, couponCode: null };
    const before = await count(table);
    await make(url, free, 'the same');
    expect((await make(url, free, 'the same', await hire(app, 'Owner'))).status).toBe(201);
    expect(await count(table)).toBe(before + 2);
  });

  it.each(kinds.slice(0, 3))('goes on as a change when it is sent again with other words: a $what', async (kind) => {
    const { url, table, body } = kind;
    const first = await make(url, body, 'one form');
    const made = await count(table);
    const other = await make(url, { ...body, name: { en: 'Other words' } }, 'one form');
    const [thing] = Object.entries<{ version: string; _id: string }>(first.body.data)[0] ?? [];
    expect([other.status, other.body.code, other.body[thing as string]]).toEqual([
      409,
      'menu_changed',
      first.body.data[thing as string],
    ]);
    expect(await count(table)).toBe(made);
  });

  it.each(kinds.slice(3))('takes the last words when it is sent again with others: a $what', async (kind) => {
    const { url, table, body } = kind;
    await make(url, body, 'one form');
    const made = await count(table);
    const words = 'title' in body ? 'title' : 'name';
    const { status, body: answer } = await make(url, { ...body, [words]: { en: 'Other words' } }, 'one form');
    expect(status).toBe(201);
    expect(Object.values<Record<string, { en: { text: string } }>>(answer.data)[0]?.[words]?.en.text).toBe(
      'Other words',
    );
    expect(await count(table)).toBe(made);
  });
});
