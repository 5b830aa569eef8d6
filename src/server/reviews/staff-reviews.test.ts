import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { ids } from '../../../tests/support/order-input.ts';
import { employ, userIdOf } from '../../../tests/support/people.ts';
import { NOON, SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { Review } from '../../contract/reviews.ts';
import { staffReviewAnswer, staffReviewsAnswer } from '../../contract/staff/staff-reviews.ts';
import { LANGUAGES } from '../../domain/languages.ts';
import { importIds } from '../import/import-ids.ts';
import { staffReviewsRefusals } from './staff-reviews.refusals.ts';

describe.each(dialects)('reviews in the hands of the restaurant on %s', (dialect) => {
  let app: TestApp;
  let owner: string;
  /** The fixture's: 5 and 3.5 stars. */
  let good: Review;
  let fair: Review;
  beforeAll(async () => {
    app = await startTestApp(dialect);
    owner = await app.register('owner@example.test');
    await employ(app, await userIdOf(app, owner), 'Owner');
    [good, fair] = (await shown('?sortBy=rating')).reviews;
  });
  beforeEach(async () => {
    app.setNow(NOON);
    await setVisible(good._id, { isVisible: true });
    await setVisible(fair._id, { isVisible: true });
    await app.services.db.deleteFrom('review_replies').where('user_id', 'is not', null).execute();
    await app.services.db.deleteFrom('audit_log').execute();
  });
  afterAll(() => app.close());

  const shown = async (query = '') =>
    (await app.call({ url: `/restaurants/${ids.restaurant}/reviews${query}` })).body.data;
  const profile = async () => (await app.call({ url: '/restaurants/public/-' })).body.data.restaurant;
  const setVisible = (id: string, body: object, more: object = {}) =>
    app.call({ method: 'PATCH', url: `/staff/reviews/${id}/visibility`, token: owner, body, ...more });
  const reply = (id: string, body: object, more: object = {}) =>
    app.call({ method: 'POST', url: `/staff/reviews/${id}/replies`, token: owner, body, ...more });
  const audit = () => app.services.db.selectFrom('audit_log').selectAll().orderBy('created_at').execute();

  it('a hidden one leaves the site and the average, and comes back', async () => {
    const answer = await setVisible(good._id, { isVisible: false, reason: ' Names a guest. ' });
    expect(answer).toMatchObject({ status: 200, body: { data: { review: { _id: good._id, isVisible: false } } } });
    expect(staffReviewAnswer.parse(answer.body)).toEqual(answer.body);
    expect(await shown()).toMatchObject({ totalReviews: 1, averageRating: 3.5, reviews: [{ _id: fair._id }] });
    expect(await profile()).toMatchObject({ totalReviews: 1, averageRating: 3.5 });
    const hidden = await app.call({ url: '/staff/reviews?isVisible=false', token: owner });
    expect(staffReviewsAnswer.parse(hidden.body)).toEqual(hidden.body);
    expect(hidden.body.data).toMatchObject({
      totalReviews: 1,
      reviews: [{ _id: good._id, isVisible: false, hiddenBecause: 'Names a guest.' }],
    });
    expect((await app.call({ url: '/staff/reviews', token: owner })).body.data.reviews).toMatchObject([
      { _id: fair._id },
    ]);
    await setVisible(good._id, { isVisible: true });
    expect(await shown()).toMatchObject({ totalReviews: 2, averageRating: 4.3 });
    expect(await profile()).toMatchObject({ totalReviews: 2, averageRating: 4.3 });
  });

  it('hiding twice, or ten times at once, hides once and is written down once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => setVisible(fair._id, { isVisible: false, reason: 'Rude.' })));
    expect((await setVisible(fair._id, { isVisible: false })).status).toBe(200);
    expect(await profile()).toMatchObject({ totalReviews: 1, averageRating: 5 });
    const rows = await audit();
    expect(rows).toMatchObject([
      { user_id: await userIdOf(app, owner), action: 'review_visibility', subject: 'review', subject_id: fair._id },
    ]);
    expect(JSON.parse(rows[0]?.after ?? '')).toEqual({ isVisible: false, reason: 'Rude.' });
    expect(JSON.parse(rows[0]?.before ?? '')).toEqual({ isVisible: true });
  });

  it('a reply is shown below it with the name and role of who wrote it', async () => {
    app.setNow(NOON + 60_000);
    const answer = await reply(fair._id, { comment: '  Sorry! Come again.  ' });
    expect(answer.status).toBe(201);
    expect(staffReviewAnswer.parse(answer.body)).toEqual(answer.body);
    const [seen] = (await shown('?sortBy=rating&sortOrder=asc')).reviews;
    const expected = { userName: 'Ada Cook', userRole: 'Owner', comment: 'Sorry! Come again.' };
    expect(seen.replies.at(-1)).toMatchObject({ ...expected, createdAt: new Date(NOON + 60_000).toISOString() });
    expect(await audit()).toMatchObject([{ action: 'review_reply', subject_id: fair._id, before: null }]);
    expect(await shown()).toMatchObject({ totalReviews: 2, averageRating: 4.3 });
  });

  it('a reply that is sent again, because its answer was lost, stands there once', async () => {
    const comment = 'Thank you, and see you on Friday.';
    const answers = await Promise.all([1, 2, 3].map(() => reply(good._id, { comment })));
    for (const { status, body } of answers) {
      const own = body.data.review.replies.filter((each: { comment: string }) => each.comment === comment);
      expect([status, own.length]).toEqual([201, 1]);
    }
    expect(await audit()).toHaveLength(1);
  });

  it('a reply is taken back, once, and its words stay in the log', async () => {
    const { replies } = (await reply(fair._id, { comment: 'Sorry!' })).body.data.review;
    const written = replies.at(-1)._id;
    const remove = (id: string, replyId: string) =>
      app.call({ method: 'DELETE', url: `/staff/reviews/${id}/replies/${replyId}`, token: owner });
    expect((await remove(good._id, written)).body.code).toBe('not_found');
    const answer = await remove(fair._id, written);
    expect(answer.status).toBe(200);
    expect(staffReviewAnswer.parse(answer.body)).toEqual(answer.body);
    expect((await shown('?sortBy=rating&sortOrder=asc')).reviews[0].replies).toHaveLength(replies.length - 1);
    expect((await remove(fair._id, written)).body.code).toBe('not_found');
    // A customer's own word below it is not the restaurant's to take.
    const words = {
      restaurant_id: ids.restaurant,
      review_id: fair._id,
      user_id: null,
      user_name: 'Carl',
      comment: 'Ok',
    };
    const guests = { ...words, id: 'guests', user_role: 'User', created_at: NOON };
    await app.services.db.insertInto('review_replies').values(guests).execute();
    expect((await remove(fair._id, 'guests')).body.code).toBe('not_found');
    await app.services.db.deleteFrom('review_replies').where('id', '=', 'guests').execute();
    const line = (await audit()).find(({ after }) => after === null);
    expect(JSON.parse(line?.before ?? '')).toEqual({ reply: written, comment: 'Sorry!' });
  });

  it('a reply makes every rendered page stale, and so does taking it back; sending it again does not', async () => {
    const revisions: number[] = [];
    const note = async () => revisions.push((await app.services.content.of(ids.restaurant, 'en')).revision);
    await note();
    const { replies } = (await reply(fair._id, { comment: 'Sorry!' })).body.data.review;
    await note();
    await reply(fair._id, { comment: 'Sorry!' });
    await note();
    const url = `/staff/reviews/${fair._id}/replies/${replies.at(-1)._id}`;
    await app.call({ method: 'DELETE', url, token: owner });
    await note();
    const [before = 0, replied = 0, repeated, removed] = revisions;
    expect(replied).toBeGreaterThan(before);
    expect(repeated).toBe(replied);
    expect(removed).toBeGreaterThan(replied);
  });

  it('are found by whether they wait for a reply', async () => {
    const found = async (query: string) => {
      const { data } = (await app.call({ url: `/staff/reviews${query}`, token: owner })).body;
      return [data.totalReviews, data.reviews.map(({ _id }: Review) => _id)];
    };
    expect(await found('?isAnswered=true')).toEqual([1, [good._id]]);
    expect(await found('?isAnswered=false')).toEqual([1, [fair._id]]);
    await reply(fair._id, { comment: 'Sorry!' });
    expect(await found('?isAnswered=false')).toEqual([0, []]);
  });

  it('takes ten replies, however many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 14 }, (_, n) => reply(fair._id, { comment: `No. ${n}` })));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(201), ...Array(4).fill(409)]);
    for (const language of LANGUAGES) {
      const refused = await reply(fair._id, { comment: 'One more' }, { headers: { 'accept-language': language } });
      const sentence = staffReviewsRefusals.too_many_replies.message[language].replace('{count}', '10');
      expect(refused.body).toMatchObject({ code: 'too_many_replies', message: sentence });
    }
  });

  it.each([{}, { comment: '   ' }, { comment: 7 }, { comment: 'x'.repeat(2001) }])(
    'refuses the reply %j',
    async (body) => {
      expect(await reply(fair._id, body)).toMatchObject({ status: 422, body: { errors: [{ field: 'comment' }] } });
    },
  );

  it.each([{}, { isVisible: 'no' }, { isVisible: 0 }])('refuses the visibility %j', async (body) => {
    expect(await setVisible(fair._id, body)).toMatchObject({ status: 422, body: { errors: [{ field: 'isVisible' }] } });
  });

  it('is for owners and managers of this restaurant', async () => {
    const statuses = async (more: object) => [
      (await setVisible(fair._id, { isVisible: false }, more)).status,
      (await reply(fair._id, { comment: 'Hello' }, more)).status,
      (await app.call({ url: '/staff/reviews', ...more })).status,
    ];
    const waiter = await app.register('waiter@example.test');
    await employ(app, await userIdOf(app, waiter), 'Staff');
    expect(await statuses({ token: waiter })).toEqual([403, 403, 403]);
    expect(await statuses({ token: await app.register() })).toEqual([403, 403, 403]);
    expect(await statuses({ token: undefined })).toEqual([401, 401, 401]);
    const there = await app.register('there@example.test', SUSHI);
    expect(await statuses({ token: there, host: SUSHI })).toEqual([403, 403, 403]);
    const manager = await app.register('manager@example.test');
    await employ(app, await userIdOf(app, manager), 'Manager');
    expect(await statuses({ token: manager })).toEqual([200, 201, 200]);
  });

  it('answers alike for a review that is not there and for another restaurant’s', async () => {
    const foreign = 'foreign';
    const { db } = app.services;
    const row = await db.selectFrom('reviews').selectAll().where('id', '=', good._id).executeTakeFirstOrThrow();
    const restaurant_id = importIds('sushi-bar').restaurant;
    await db
      .insertInto('reviews')
      .values({ ...row, restaurant_id, id: foreign })
      .execute();
    for (const id of ['nothing', foreign]) {
      expect((await setVisible(id, { isVisible: false })).body.code).toBe('not_found');
      expect((await reply(id, { comment: 'Hello' })).body.code).toBe('not_found');
    }
    expect(await audit()).toEqual([]);
  });
});
