import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { ids, item, pickup } from '../../../tests/support/order-input.ts';
import { SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { importIds } from '../import/import-ids.ts';

describe.each(dialects)('leaving a review on %s', (dialect) => {
  let app: TestApp;
  let token: string;
  let now: number;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    token = await app.register();
    now = app.services.clock();
  });
  afterEach(() => app.close());

  const review = (body: object, more: object = {}) =>
    app.call({ method: 'POST', url: `/restaurants/${ids.restaurant}/reviews`, token, body, ...more });
  const reviews = async () => (await app.call({ url: `/restaurants/${ids.restaurant}/reviews` })).body.data;

  /** An order that has been handed over. */
  async function eaten(by = token): Promise<string> {
    now += 60_000;
    app.setNow(now);
    const { body } = await app.call({ method: 'POST', url: '/orders', token: by, body: pickup([item('lemonade')]) });
    for (const status of ['Confirmed', 'Preparing', 'Ready for Pickup', 'Completed'] as const) {
      await app.services.db.updateTable('orders').set({ status }).where('id', '=', body.data._id).execute();
    }
    return body.data._id;
  }

  it('shows at once, and counts into the average', async () => {
    const before = await reviews();
    const orderId = await eaten();
    const { status, body } = await review({ orderId, rating: 4.5, comment: '  Lovely.  ' });
    expect(status).toBe(201);
    expect(body.data.review).toMatchObject({ userName: 'Ada Cook', rating: 4.5, comment: 'Lovely.', replies: [] });
    const after = await reviews();
    expect(after.totalReviews).toBe(before.totalReviews + 1);
    expect(after.reviews[0]._id).toBe(body.data.review._id);
    const { restaurant } = (await app.call({ url: '/restaurants/public/-' })).body.data;
    // (5 + 3.5 + 4.5) / 3
    expect([restaurant.totalReviews, restaurant.averageRating]).toEqual([3, 4.3]);
    expect((await app.call({ url: `/orders/${orderId}`, token })).body.order.isReviewed).toBe(true);
    expect((await app.call({ url: '/orders/my-orders', token })).body.orders[0].isReviewed).toBe(true);
  });

  it('is one an order; without an order it is for the newest left', async () => {
    const [first, second] = [await eaten(), await eaten()];
    expect((await review({ rating: 5 })).status).toBe(201);
    expect((await review({ orderId: second, rating: 5 })).body.code).toBe('already_reviewed');
    expect((await review({ rating: 4 })).status).toBe(201);
    expect((await review({ orderId: first, rating: 5 })).body.code).toBe('already_reviewed');
    expect((await review({ rating: 5 })).body.code).toBe('nothing_to_review');
  });

  it('is one, however often it is sent at once', async () => {
    const orderId = await eaten();
    const answers = await Promise.all(Array.from({ length: 8 }, () => review({ orderId, rating: 3 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
    expect((await reviews()).totalReviews).toBe(3);
  });

  it('needs an own order of this restaurant that was handed over', async () => {
    const { body } = await app.call({ method: 'POST', url: '/orders', token, body: pickup([item('lemonade')]) });
    expect((await review({ orderId: body.data._id, rating: 5 })).body.code).toBe('nothing_to_review');
    const strange = await eaten(await app.register());
    expect((await review({ orderId: strange, rating: 5 })).status).toBe(404);
    const there = await app.register('there@example.test', SUSHI);
    const elsewhere = { url: `/restaurants/${importIds('sushi-bar').restaurant}/reviews` };
    expect((await review({ orderId: strange, rating: 5 }, { ...elsewhere, token: there, host: SUSHI })).status).toBe(
      404,
    );
    expect((await review({ orderId: strange, rating: 5 }, elsewhere)).status).toBe(404);
    expect((await review({ rating: 5 }, { token: undefined })).status).toBe(401);
  });

  it.each([4.3, 5.5, 0, -1, 'five', null])('refuses the rating %s as a field', async (rating) => {
    const { status, body } = await review({ rating });
    expect([status, body.errors[0].field]).toEqual([422, 'rating']);
  });
});
