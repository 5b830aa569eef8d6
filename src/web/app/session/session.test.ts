import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '../../../contract/api-client.ts';
import type { ApiRequest, ApiResult } from '../../../contract/transport.ts';
import { createSession } from './session.ts';

const kept = new Map<string, string>();
const listeners: Record<string, (event: object) => void> = {};
const events = { expired: vi.fn(), recovered: vi.fn(), ended: vi.fn() };

beforeEach(() => {
  kept.clear();
  vi.clearAllMocks();
  vi.useRealTimers();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    listeners[type] = listener;
  });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

const MINUTES = 60;
const token = (sub: string, exp: number) => `.${btoa(JSON.stringify({ sub, exp }))}.`;
const worn = token('ann', 0);
const good = token('ann', Date.now() / 1000 + 10 * MINUTES);
const renewed = { ok: true, data: { accessToken: token('ann', Date.now() / 1000 + 15 * MINUTES) }, etag: null };
const refused = (status: number) => ({ ok: false, failure: { kind: 'problem', status, problem: { status } } });
const broken = { ok: false, failure: { kind: 'network', timedOut: false } };

/** The session of a browser that keeps this token, where a refresh is answered so. */
function session(stored: string, answer: object) {
  kept.set('accessToken', stored);
  return createSession(
    createApi(async <T>(_: ApiRequest) => answer as ApiResult<T>),
    events,
  );
}

describe('a session', () => {
  const busy = [429, 500, 502, 503].map((status) => [`${status}`, refused(status)] as const);

  it.each([...busy, ['lost', broken] as const])(
    'outlives an early refresh that is answered %s',
    async (_case, answer) => {
      expect(await session(worn, answer).token()).toBe(worn);
      for (const event of Object.values(events)) expect(event).not.toHaveBeenCalled();
    },
  );

  it.each(busy)('ends when it was refused and its refresh fails with %s', async (_case, answer) => {
    expect(await session(good, answer).recover()).toBe(false);
    expect(events.expired).toHaveBeenCalledOnce();
    expect(kept.size).toBe(0);
  });

  it('asks after a while for what was refused when no answer to a refresh came, once for all requests', async () => {
    vi.useFakeTimers();
    const { recover } = session(good, broken);
    // Not at once: the same token would be refused again, and so on.
    expect(await Promise.all([recover(), recover(), recover()])).toEqual([false, false, false]);
    expect(events.recovered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(events.recovered).toHaveBeenCalledOnce();
    expect(kept.get('accessToken')).toBe(good);
  });

  it('ends when its refresh is refused', async () => {
    expect(await session(worn, refused(401)).token()).toBeNull();
    expect(await session(good, refused(401)).recover()).toBe(false);
    expect(events.expired).toHaveBeenCalledTimes(2);
    expect(kept.size).toBe(0);
  });

  it.each([
    ['it was renewed', renewed],
    ['another tab was faster', refused(409)],
  ])('fetches again what is on screen when %s', async (_case, answer) => {
    expect(await session(good, answer).recover()).toBe(true);
    expect(events.recovered).toHaveBeenCalledOnce();
  });
});

describe('a profile that comes', () => {
  const user = { _id: 'ann' } as never;

  it('is kept', () => {
    session(good, broken).setUser(user);
    expect(kept.get('user')).toBe(JSON.stringify(user));
  });

  it.each([
    ['another customer has signed in', token('bob', 0)],
    ['the customer has signed out', ''],
  ])('is not kept when %s', (_case, accessToken) => {
    const { setUser } = session(good, broken);
    kept.set('accessToken', accessToken);
    setUser(user);
    expect(kept.get('user')).toBeUndefined();
  });
});

describe('the session of a tab that was frozen', () => {
  it.each(['pageshow', 'visibilitychange'])('follows who signed in meanwhile, on %s', (type) => {
    const { state } = session(good, broken);
    const before = state.get();
    listeners[type]?.({});
    expect(state.get()).toBe(before);
    kept.set('accessToken', token('bob', 0));
    kept.set('user', '{"_id":"bob"}');
    listeners[type]?.({});
    expect(state.get()).toEqual({ status: 'signed-in', user: { _id: 'bob' } });
    expect(events.ended).toHaveBeenCalledOnce();
    expect(events.recovered).toHaveBeenCalledOnce();
  });
});
