import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { ids } from '../../../tests/support/order-input.ts';
import { plansOf, WITHOUT_INDEX } from '../../../tests/support/query-plan.ts';
import { NOON, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { Review } from '../../contract/reviews.ts';
import { inTransaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids/ids.ts';
import { countReviews } from './rating.repo.ts';
import { readReviews } from './reviews.repo.ts';

const SORTS = ['createdAt', 'rating'] as const;
const ORDERS = ['asc', 'desc'] as const;
const RATINGS = [undefined, 3, 4, 4.5, 5];

describe.each(dialects)('300 reviews of few moments and ratings on %s', (dialect) => {
  let app: TestApp;
  let all: { id: string; half_stars: number; created_at: number }[];
  beforeAll(async () => {
    app = await startTestApp(dialect);
    const { db } = app.services;
    await db.deleteFrom('reviews').where('restaurant_id', '=', ids.restaurant).execute();
    const rows = Array.from({ length: 330 }, (_, n) => ({
      restaurant_id: ids.restaurant,
      id: newId(),
      user_id: null,
      order_id: null,
      user_name: `Guest ${n}`,
      half_stars: 1 + (n % 10),
      comment: null,
      is_visible: Number(n < 300),
      created_at: NOON - (n % 3) * 60_000,
    }));
    await db.insertInto('reviews').values(rows).execute();
    await countAnew();
    all = rows.filter((row) => row.is_visible === 1);
  });
  afterAll(() => app.close());

  const countAnew = () => inTransaction(app.services.db, (tx) => countReviews(tx, ids.restaurant));
  const url = `/restaurants/${ids.restaurant}/reviews`;
  const walk = async (query: string) => {
    const seen: Review[] = [];
    for (let page = 1; ; page++) {
      const { data } = (await app.call({ url: `${url}?isVisible=true&${query}&limit=25&page=${page}` })).body;
      seen.push(...data.reviews);
      if (page >= data.totalPages) return { seen, total: data.totalReviews as number };
    }
  };
  const isInOrder = (values: number[], sortOrder: 'asc' | 'desc') =>
    values.every((value, n) => n === 0 || (sortOrder === 'asc' ? 1 : -1) * (value - (values[n - 1] ?? value)) >= 0);

  describe.each(SORTS)('sorted by %s', (sortBy) => {
    it.each(ORDERS)(
      '%s, come each once and in order, those of equal stars by their time, from any number of stars',
      async (sortOrder) => {
        for (const rating of RATINGS) {
          const { seen, total } = await walk(
            `sortBy=${sortBy}&sortOrder=${sortOrder}${rating ? `&rating=${rating}` : ''}`,
          );
          const expected = all.filter(({ half_stars }) => half_stars >= (rating ?? 0) * 2).map(({ id }) => id);
          expect(total).toBe(expected.length);
          expect(seen.map(({ _id }) => _id).sort()).toEqual(expected.sort());
          const values = seen.map((each) => (sortBy === 'rating' ? each.rating : Date.parse(each.createdAt)));
          expect(isInOrder(values, sortOrder)).toBe(true);
          for (const alike of Map.groupBy(seen, (each) => each.rating).values()) {
            const times = alike.map((each) => Date.parse(each.createdAt));
            expect(isInOrder(times, sortOrder)).toBe(true);
          }
        }
      },
    );

    it.each(ORDERS)('%s, are counted without being read', async (sortOrder) => {
      for (const rating of RATINGS) {
        const query = { page: 1, limit: 10, rating, isVisible: true, sortBy, sortOrder };
        const plans = await plansOf(app.services, (db) => readReviews(db, ids.restaurant, 'en', query));
        expect(plans[1]).toContain('review_counts');
        expect(plans.filter((plan) => /count\(|Aggregate/i.test(plan))).toEqual([]);
      }
    });

    it.each(ORDERS)('%s, are read in the order of an index', async (sortOrder) => {
      for (const rating of RATINGS) {
        const query = { page: 1, limit: 10, rating, isVisible: true, sortBy, sortOrder };
        const plans = await plansOf(app.services, (db) => readReviews(db, ids.restaurant, 'en', query));
        for (const plan of plans.slice(0, 2)) expect(plan).not.toMatch(WITHOUT_INDEX);
      }
    });
  });

  it.each(ORDERS)('come each once, %s, though others are written while they are read', async (sortOrder) => {
    const { db } = app.services;
    const page = async (number: number, until = '') => {
      const query = `sortOrder=${sortOrder}&limit=20&page=${number}${until && `&until=${until}`}`;
      return (await app.call({ url: `${url}?${query}` })).body.data;
    };
    const first = await page(1);
    const late = { restaurant_id: ids.restaurant, user_id: null, order_id: null, user_name: 'Late', comment: null };
    const id = newId();
    await db
      .insertInto('reviews')
      .values({ ...late, id, half_stars: 10, is_visible: 1, created_at: NOON + 1 })
      .execute();
    await countAnew();
    const seen = new Set<string>(first.reviews.map((each: Review) => each._id));
    for (let number = 2; number <= first.totalPages; number++) {
      const next = await page(number, first.until);
      expect([next.totalReviews, next.until]).toEqual([first.totalReviews, first.until]);
      for (const each of next.reviews) seen.add(each._id);
    }
    expect([seen.size, seen.has(id)]).toEqual([all.length, false]);
    expect((await page(1)).totalReviews).toBe(all.length + 1);
    await db.deleteFrom('reviews').where('id', '=', id).execute();
    await countAnew();
  });

  it.each([
    'page=0',
    'page=10001',
    'limit=0',
    'limit=201',
    'rating=0',
    'rating=6',
    'sortBy=comment',
    'sortOrder=up',
    'until=noon',
  ])('refuse %s', async (query) => {
    const { status, body } = await app.call({ url: `${url}?${query}` });
    expect([status, body.errors[0].field]).toEqual([400, query.split('=')[0]]);
  });
});
