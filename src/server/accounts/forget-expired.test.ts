import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { userIdOf } from '../../../tests/support/people.ts';
import { NOON, PASSWORD, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { BATCH } from '../platform/housekeeping.ts';
import { newId } from '../platform/ids/ids.ts';
import { forgetExpiredResets, forgetExpiredSessions } from './forget-expired.ts';

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
