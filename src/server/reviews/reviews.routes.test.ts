import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { NOON, SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { type Review, reviewsAnswer } from '../../contract/reviews.ts';
import { DAY } from '../../domain/times/zoned-time.ts';
import { bumpContent } from '../editing/bump-content.ts';
import { inTransaction } from '../platform/database/database.ts';
import { countReviews } from './rating.repo.ts';

describe.each(dialects)('reviews on %s', (dialect) => {
  let test: TestApp;
  let url: string;
  beforeAll(async () => {
    test = await startTestApp(dialect);
    const { restaurant } = (await test.call({ url: '/restaurants/public/-' })).body.data;
    url = `/restaurants/${restaurant._id}/reviews`;
    // Equal in time and stars: only their ids tell them apart.
    const rows = Array.from({ length: 20 }, (_, i) => ({
      restaurant_id: restaurant._id,
      id: `made-${i}`,
      user_id: null,
      order_id: null,
      user_name: `Guest ${i}`,
      half_stars: 8,
      comment: null,
      is_visible: Number(i < 18),
      created_at: NOON - DAY,
    }));
    await test.services.db.insertInto('reviews').values(rows).execute();
    await inTransaction(test.services.db, (tx) => countReviews(tx, restaurant._id));
  });
  afterAll(() => test.close());

  const page = async (query: string) => (await test.call({ url: `${url}?isVisible=true&${query}` })).body.data;

  it('come in pages that neither repeat nor miss any', async () => {
    const pages = [];
    for (const number of [1, 2, 3]) pages.push(await page(`page=${number}&limit=7`));
    expect(reviewsAnswer.parse({ data: pages[0] })).toEqual({ data: pages[0] });
    expect(pages[0]).toMatchObject({ currentPage: 1, totalPages: 3, totalReviews: 20 });
    const ids = pages.flatMap(({ reviews }) => reviews.map(({ _id }: Review) => _id));
    expect(new Set(ids).size).toBe(20);
  });

  it('are sorted by time or stars, either way', async () => {
    const ratings = async (query: string) => (await page(query)).reviews.map(({ rating }: Review) => rating);
    expect((await ratings('sortBy=rating&sortOrder=desc'))[0]).toBe(5);
    expect((await ratings('sortBy=rating&sortOrder=asc'))[0]).toBe(3.5);
    const dates = (await page('sortBy=createdAt&sortOrder=asc&limit=50')).reviews.map(
      ({ createdAt }: Review) => createdAt,
    );
    expect(dates).toEqual([...dates].sort());
    expect(await page('')).toMatchObject({ reviews: expect.arrayContaining([]), currentPage: 1 });
  });

  it('say of which revision they are, so that an open page asks for them anew only when there is a later one', async () => {
    const restaurantId = url.split('/')[2] as string;
    const revision = async () => {
      const { etag } = (await test.call({ url: `${url}?isVisible=true&rating=4` })).headers;
      return Number.parseInt(String(etag).slice(1), 36);
    };
    const stored = async () => {
      const row = await test.services.db
        .selectFrom('restaurants')
        .select('revision')
        .where('id', '=', restaurantId)
        .executeTakeFirstOrThrow();
      return row.revision;
    };
    expect(await revision()).toBe(await stored());
    await inTransaction(test.services.db, (tx) => bumpContent(tx, restaurantId, test.services.clock()));
    expect(await revision()).toBe(await stored());
  });

  it('are filtered by at least so many stars', async () => {
    expect((await page('rating=4&limit=50')).reviews.every(({ rating }: Review) => rating >= 4)).toBe(true);
    expect(await page('rating=4.5')).toMatchObject({ totalReviews: 1, totalPages: 1 });
    expect(await page('rating=5')).toMatchObject({ totalReviews: 1 });
  });

  it('show comments and replies in the reader’s language', async () => {
    const answer = await test.call({ url: `${url}?rating=5`, headers: { 'accept-language': 'pt' } });
    expect(answer.body.data.reviews[0]).toMatchObject({
      userName: 'Ann Baker',
      comment: 'A melhor massa da cidade.',
      replies: [{ userName: 'Bea Rossi', userRole: 'Owner', comment: 'Obrigada!' }],
    });
  });

  it('hide what is hidden, and what is another restaurant’s', async () => {
    const hidden = await test.call({ url: `${url}?isVisible=false` });
    expect(hidden.body.data).toMatchObject({ reviews: [], totalReviews: 0 });
    const foreign = await test.call({ url, host: SUSHI });
    expect(foreign).toMatchObject({ status: 404, body: { code: 'restaurant_unknown' } });
    expect(foreign.body.message).toBeTruthy();
    expect((await test.call({ url: `${url}?page=0` })).status).toBe(400);
  });
});
