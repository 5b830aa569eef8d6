import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { ids, item, pickup } from '../../../tests/support/order-input.ts';
import { employ, userIdOf } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { Review } from '../../contract/reviews.ts';

const ORDERS = 60;

describe.each(dialects)('average and count on %s', (dialect) => {
  let app: TestApp;
  let token: string;
  const toReview: string[] = [];
  beforeAll(async () => {
    app = await startTestApp(dialect);
    token = await app.register();
    await employ(app, await userIdOf(app, token), 'Owner');
    for (let n = 0; n < ORDERS; n++) {
      const { body } = await app.call({ method: 'POST', url: '/orders', token, body: pickup([item('lemonade')]) });
      toReview.push(body.data._id);
    }
    for (const status of ['Confirmed', 'Preparing', 'Ready for Pickup', 'Completed'] as const) {
      await app.services.db.updateTable('orders').set({ status }).where('id', 'in', toReview).execute();
    }
  });
  afterAll(() => app.close());

  const url = `/restaurants/${ids.restaurant}/reviews`;
  async function list(query: string): Promise<{ reviews: Review[]; averageRating: number; totalReviews: number }> {
    const { data } = (await app.call({ url: `${url}?limit=50${query}` })).body;
    const more =
      data.totalPages > 1 ? (await app.call({ url: `${url}?limit=50&page=2${query}` })).body.data.reviews : [];
    return { ...data, reviews: [...data.reviews, ...more] };
  }
  const leave = (rating: number) => {
    const orderId = toReview.pop();
    return orderId && app.call({ method: 'POST', url, token, body: { orderId, rating } });
  };
  const setVisible = async (nth: number, isVisible: boolean) => {
    const all = await app.services.db
      .selectFrom('reviews')
      .select('id')
      .where('restaurant_id', '=', ids.restaurant)
      .execute();
    const id = all[nth % all.length]?.id;
    await app.call({ method: 'PATCH', url: `/staff/reviews/${id}/visibility`, token, body: { isVisible } });
  };

  const action = fc.oneof(
    fc.integer({ min: 1, max: 10 }).map((halfStars) => ({ kind: 'leave' as const, rating: halfStars / 2 })),
    fc.record({ kind: fc.constant('set' as const), nth: fc.nat(100), isVisible: fc.boolean() }),
  );

  it('equal the list whenever reviews are left, hidden and shown at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 12 }), async (actions) => {
        await Promise.all(
          actions.map((each) => (each.kind === 'leave' ? leave(each.rating) : setVisible(each.nth, each.isVisible))),
        );
        const { reviews, averageRating, totalReviews } = await list('');
        const { restaurant } = (await app.call({ url: '/restaurants/public/-' })).body.data;
        const sum = reviews.reduce((total, { rating }) => total + rating, 0);
        const average = reviews.length === 0 ? 0 : Math.round((sum * 10) / reviews.length) / 10;
        expect([totalReviews, averageRating]).toEqual([reviews.length, average]);
        const good = reviews.filter(({ rating }) => rating >= 4);
        expect((await list('&rating=4')).totalReviews).toBe(good.length);
        expect([restaurant.totalReviews, restaurant.averageRating]).toEqual([reviews.length, average]);
      }),
      { numRuns: 12 },
    );
    expect(toReview.length).toBeLessThan(ORDERS);
  });
});
