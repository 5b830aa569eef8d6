import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { userIdOf } from '../../../tests/support/people.ts';
import { NOON, PASSWORD, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { inTransaction } from '../platform/database/database.ts';
import { BATCH } from '../platform/housekeeping.ts';
import { newId } from '../platform/ids/ids.ts';
import { forgetExpiredResets, forgetExpiredSessions } from './forget-expired.ts';
import { MAX_SPENT_TOKENS, refreshSession } from './refresh-session.ts';
import { MAX_SESSIONS, startSession } from './start-session.ts';

const DAY = 24 * 60 * 60 * 1000;

describe.each(dialects)('what has expired on %s', (dialect) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(dialect);
  });
  afterAll(() => app.close());

  const count = async (table: 'sessions' | 'spent_tokens' | 'password_resets') => {
    const query = app.services.db.selectFrom(table).select((eb) => eb.fn.countAll().as('count'));
    return Number((await query.executeTakeFirstOrThrow()).count);
  };

  it('a session goes with its spent tokens and its sockets; a living one stays', async () => {
    const email = 'ada@example.test';
    await app.register(email);
    const body = { email, password: PASSWORD };
    const login = await app.call({ method: 'POST', url: '/auth/login', body });
    const cookies = { refresh_token: login.cookies[0]?.value as string };
    await app.call({ method: 'POST', url: '/auth/refresh-token', cookies });
    expect([await count('sessions'), await count('spent_tokens')]).toEqual([2, 1]);
    app.setNow(NOON + 30 * DAY - 1);
    await app.call({ method: 'POST', url: '/auth/login', body });
    const chore = forgetExpiredSessions(app.services);
    expect(await chore.run()).toBe(0);
    app.setNow(NOON + 30 * DAY);
    const endSession = vi.spyOn(app.services.live, 'endSession');
    expect(await chore.run()).toBe(2);
    expect(endSession).toHaveBeenCalledTimes(2);
    endSession.mockRestore();
    expect([await count('sessions'), await count('spent_tokens')]).toEqual([1, 0]);
    app.setNow(NOON);
  });

  it('are not needed to make room: an account has so many sessions, and a session so many spent tokens', async () => {
    const { db, live } = app.services;
    const email = 'many@example.test';
    const userId = await userIdOf(app, await app.register(email));
    const signIn = () =>
      inTransaction(db, (tx) => startSession(app.services, tx, { restaurantId: restaurant.id, userId }));
    const restaurant = await db
      .selectFrom('sessions')
      .select(['restaurant_id as id', 'id as first'])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const own = () => db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute();
    const ended = vi.spyOn(live, 'endSession');
    let last = await signIn();
    for (let i = 2; i < MAX_SESSIONS + 3; i++) {
      app.setNow(NOON + i);
      last = await signIn();
    }
    expect(await own()).toHaveLength(MAX_SESSIONS);
    expect(ended).toHaveBeenCalledWith(restaurant.first);
    ended.mockRestore();
    const { sid } = JSON.parse(Buffer.from(last.accessToken.split('.')[1] as string, 'base64url').toString());
    const spent = Array.from({ length: MAX_SPENT_TOKENS + 20 }, (_, i) => ({
      token_hash: newId(),
      session_id: sid as string,
      spent_at: NOON - i,
    }));
    for (let i = 0; i < spent.length; i += 500) {
      await db
        .insertInto('spent_tokens')
        .values(spent.slice(i, i + 500))
        .execute();
    }
    await refreshSession(app.services, { token: last.refreshToken, restaurantId: restaurant.id });
    const left = db.selectFrom('spent_tokens').select('token_hash').where('session_id', '=', sid);
    expect(await left.execute()).toHaveLength(MAX_SPENT_TOKENS);
    await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
    app.setNow(NOON);
  });

  it('is forgotten a batch at a time', async () => {
    const { db } = app.services;
    const user_id = await userIdOf(app, await app.register());
    const { id: restaurant_id } = await db.selectFrom('restaurants').select('id').limit(1).executeTakeFirstOrThrow();
    const rows = (instant: number, many: number) =>
      Array.from({ length: many }, () => ({ user_id, restaurant_id, token_hash: newId(), expires_at: instant }));
    for (const some of [rows(NOON, BATCH), rows(NOON - 1, 7), rows(NOON + 1, 2)]) {
      await db.insertInto('password_resets').values(some).execute();
    }
    const chore = forgetExpiredResets(app.services);
    expect([await chore.run(), await chore.run(), await chore.run()]).toEqual([BATCH, 7, 0]);
    expect(await count('password_resets')).toBe(2);
  });
});
