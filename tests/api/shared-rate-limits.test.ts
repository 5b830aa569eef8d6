import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgotPassword } from '../../src/contract/endpoints/accounts.ts';
import { hasRedis, type PrivateRedis, startRedis } from '../support/private-redis.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const LIMIT = forgotPassword.terms?.perMinute ?? 0;

/** A whole application each, as two processes have. */
describe.skipIf(!hasRedis)('rate limits of processes that share a Redis', { timeout: 60_000 }, () => {
  let redis: PrivateRedis;
  let apps: [TestApp, TestApp];
  beforeEach(async () => {
    redis = await startRedis();
    const env = { RATE_LIMITS: 'true', REDIS_URL: redis.url };
    apps = [await startTestApp('sqlite', env), await startTestApp('sqlite', env)];
  });
  afterEach(async () => {
    for (const app of apps) await app.close();
    await redis.kill();
  });

  async function forget({ call }: TestApp, times: number): Promise<number[]> {
    const statuses: number[] = [];
    for (let i = 0; i < times; i++) {
      const body = { email: `nobody-${crypto.randomUUID()}@example.test` };
      statuses.push((await call({ method: 'POST', url: '/auth/forgot-password', body })).status);
    }
    return statuses;
  }

  it('are one limit, whichever process is asked', async () => {
    const [here, there] = apps;
    // Until both have found Redis, each counts for itself.
    await vi.waitFor(
      async () => {
        const { headers } = await here.call({ method: 'POST', url: '/promotions/validate-coupon', body: {} });
        const { headers: others } = await there.call({ method: 'POST', url: '/promotions/validate-coupon', body: {} });
        expect(Number(others['x-ratelimit-remaining'])).toBe(Number(headers['x-ratelimit-remaining']) - 1);
      },
      { timeout: 10_000 },
    );
    expect(await forget(here, LIMIT - 1)).not.toContain(429);
    expect(await forget(there, 1)).not.toContain(429);
    expect([...(await forget(here, 1)), ...(await forget(there, 1))]).toEqual([429, 429]);
  });

  it('hold in each process while Redis is away', async () => {
    await redis.kill();
    for (const app of apps) {
      expect(await forget(app, LIMIT)).not.toContain(429);
      expect(await forget(app, 1)).toEqual([429]);
    }
  });
});
