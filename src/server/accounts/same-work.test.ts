import * as argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { PASSWORD, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

// The real functions, counted.
vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof argon2>();
  return { ...real, hash: vi.fn(real.hash), verify: vi.fn(real.verify) };
});
const work = () => [vi.mocked(argon2.hash).mock.calls.length, vi.mocked(argon2.verify).mock.calls.length];

describe.each(dialects)('whether an address has an account, on %s,', (dialect) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(dialect, { RATE_LIMITS: 'true' });
    await app.register('known@example.test');
  });
  afterAll(() => app.close());

  const post = async (url: string, body: object) => {
    vi.clearAllMocks();
    const { status, body: answer, headers } = await app.call({ method: 'POST', url, body });
    const { requestId, ...rest } = answer;
    return { status, answer: rest, headers: Object.keys(headers).sort(), work: work() };
  };

  it('is told neither by what sign-in says nor by how much it hashes', async () => {
    const known = await post('/auth/login', { email: 'known@example.test', password: 'Wrong-1!' });
    const unknown = await post('/auth/login', { email: 'unknown@example.test', password: 'Wrong-1!' });
    expect(unknown).toEqual(known);
    expect(known).toMatchObject({ status: 401, work: [0, 1] });
    expect((await post('/auth/login', { email: 'known@example.test', password: PASSWORD })).work).toEqual([0, 1]);
    const parameters = vi.mocked(argon2.verify).mock.calls.map(([stored]) => String(stored).split('$').slice(0, 4));
    expect(parameters).toEqual([['', 'argon2id', 'v=19', 'm=19456,t=2,p=1']]);
  });

  it('is told neither by what a forgotten password is answered nor by any work before the answer', async () => {
    const known = await post('/auth/forgot-password', { email: 'known@example.test' });
    const unknown = await post('/auth/forgot-password', { email: 'unknown@example.test' });
    expect(unknown).toEqual(known);
    expect(known).toMatchObject({ status: 200, work: [0, 0] });
  });

  it('a made-up reset token costs no hashing', async () => {
    const made = await post('/auth/reset-password', { token: 'x'.repeat(43), password: 'Another-2' });
    expect(made).toMatchObject({ status: 400, work: [0, 0] });
  });
});

describe('a flood of passwords', () => {
  /** Hashing that takes as long as the test wants. */
  function holdHashing() {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    vi.mocked(argon2.verify).mockImplementation(() => released.then(() => false));
    return release;
  }

  it('is hashed two at a time and waits up to a bound; who comes after that is told to come back', async () => {
    const app = await startTestApp('sqlite');
    vi.clearAllMocks();
    const release = holdHashing();
    const body = { email: 'nobody@example.test', password: PASSWORD };
    const login = () => app.call({ method: 'POST', url: '/auth/login', body });
    let refused = 0;
    const answers = Array.from({ length: 230 }, () =>
      login().then((answer) => {
        if (answer.status === 503) refused++;
        return answer;
      }),
    );
    await vi.waitFor(() => expect(refused).toBe(230 - 202), { timeout: 15_000 });
    expect(work()).toEqual([0, 2]);
    release();
    const all = await Promise.all(answers);
    expect(all.filter(({ status }) => status === 401)).toHaveLength(202);
    const turnedAway = all.find(({ status }) => status === 503);
    expect(turnedAway).toMatchObject({ body: { code: 'too_busy' }, headers: { 'retry-after': '2' } });
    // The flood over, everybody is served again.
    expect((await login()).status).toBe(401);
    await app.close();
  });
});
