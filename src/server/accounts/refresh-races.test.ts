import { afterEach, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { type Answer, NOON, SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const cookieOf = ({ cookies }: Answer) => cookies.find(({ name }) => name === 'refresh_token')?.value as string;

describe.each(dialects)('a refresh token on %s', (dialect) => {
  let app: TestApp;
  afterEach(() => app.close());

  const signUp = async () => {
    const body = { name: 'Ada', email: 'ada@example.test', password: 'Password-1', confirmPassword: 'Password-1' };
    return cookieOf(await app.call({ method: 'POST', url: '/auth/register', body: { ...body, acceptedTerms: true } }));
  };
  const refresh = (token: string, host?: string) =>
    app.call({ method: 'POST', url: '/auth/refresh-token', cookies: { refresh_token: token }, ...(host && { host }) });

  it('sent twelve times at once has one winner, and nobody is signed out', async () => {
    app = await startTestApp(dialect);
    let token = await signUp();
    for (let round = 0; round < 3; round++) {
      const answers = await Promise.all(Array.from({ length: 12 }, () => refresh(token)));
      const winners = answers.filter(({ status }) => status === 200);
      expect(winners).toHaveLength(1);
      for (const loser of answers.filter((each) => !winners.includes(each))) {
        expect([loser.status, loser.body.code, loser.cookies]).toEqual([409, 'refresh_raced', []]);
      }
      token = cookieOf(winners[0] as Answer);
      const accessToken = winners[0]?.body.accessToken;
      expect((await app.call({ url: '/users/me', token: accessToken })).status).toBe(200);
    }
    expect((await refresh(token)).status).toBe(200);
  });

  it('sent by another host is worth nothing there and stays good here', async () => {
    app = await startTestApp(dialect);
    const token = await signUp();
    expect(await refresh(token, SUSHI)).toMatchObject({ status: 401, body: { code: 'session_ended' } });
    const next = cookieOf(await refresh(token));
    // Not even a replaced one: another restaurant's host can neither use nor end a family.
    app.setNow(NOON + 60_000);
    expect((await refresh(token, SUSHI)).status).toBe(401);
    expect((await refresh(next)).status).toBe(200);
  });

  it('replayed ends the family at once where there is no grace', async () => {
    app = await startTestApp(dialect, { REFRESH_GRACE_S: '0' });
    const first = await signUp();
    const second = await refresh(first);
    expect(second.status).toBe(200);
    expect((await refresh(first)).body.code).toBe('session_ended');
    expect((await refresh(cookieOf(second))).status).toBe(401);
    expect((await app.call({ url: '/users/me', token: second.body.accessToken })).status).toBe(401);
  });
});
