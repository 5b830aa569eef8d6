import { beforeEach, expect, it, vi } from 'vitest';
import { createApi } from '../contract/api-client.ts';
import type { ApiRequest, ApiResult } from '../contract/transport.ts';
import { createSession } from './app/session/session.ts';
import { finishSignOut } from './finish-sign-out.ts';

const kept = new Map<string, string>();
let online = () => {};
const asked: string[] = [];
const answers: object[] = [];
const done = { ok: true, data: undefined, etag: null };
const lost = { ok: false, failure: { kind: 'network', timedOut: true } };
const refused = (status: number) => ({ ok: false, failure: { kind: 'problem', status, problem: { status } } });

beforeEach(() => {
  kept.clear();
  asked.length = 0;
  answers.length = 0;
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    if (type === 'online') online = listener;
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

/** A browser that has just loaded a page. */
function visit() {
  const api = createApi(async <T>({ path }: ApiRequest) => {
    asked.push(path);
    return (answers.shift() ?? done) as ApiResult<T>;
  });
  const session = createSession(api, { expired: vi.fn(), recovered: vi.fn(), ended: vi.fn() });
  return { api, session };
}

it.each([
  ['confirms it', done],
  ['knows no session any more', refused(401)],
])('asks no more once the server %s', async (_case, answer) => {
  const { api, session } = visit();
  session.keep('token');
  await finishSignOut({ api, session });
  answers.push(done, answer);
  await session.signOut();
  await vi.waitFor(() => expect(kept.size).toBe(0));
  await finishSignOut(visit());
  expect(asked).toEqual(Array(2).fill('/auth/logout'));
});

it.each([
  ['no answer', lost],
  ['a broken server', refused(500)],
])('repeats a sign-out that met %s, at the next visit and when the connection is back', async (_case, answer) => {
  const { api, session } = visit();
  session.keep('token');
  await finishSignOut({ api, session });
  answers.push(answer, answer, lost);
  await session.signOut();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(kept.get('accessToken')).toBeUndefined();
  await finishSignOut(visit());
  online();
  await vi.waitFor(() => expect(kept.size).toBe(0));
  online();
  expect(asked).toEqual(Array(4).fill('/auth/logout'));
});

it('never ends the session of somebody who has signed in since', async () => {
  const { api, session } = visit();
  await finishSignOut({ api, session });
  answers.push(lost, lost);
  await session.signOut();
  session.keep('token');
  online();
  await finishSignOut(visit());
  expect([...kept.keys()]).toEqual(['accessToken']);
  expect(asked).toHaveLength(2);
});
