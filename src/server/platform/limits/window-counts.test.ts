import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasRedis, type PrivateRedis, startRedis } from '../../../../tests/support/private-redis.ts';
import { sharedCounts } from './shared-counts.ts';
import { localCounts, type WindowCounts } from './window-counts.ts';

const MINUTE = 60_000;

describe('counts of one process', () => {
  it('begin anew when their window has ended, each key for itself', async () => {
    const counts = localCounts();
    expect(await counts.count('a', 300)).toMatchObject({ current: 1 });
    expect(await counts.count('a', 300)).toMatchObject({ current: 2 });
    expect(await counts.count('b', 300)).toMatchObject({ current: 1 });
    await pause(320);
    expect(await counts.count('a', 300)).toMatchObject({ current: 1 });
  });
});

describe.skipIf(!hasRedis)('counts of several processes', () => {
  let redis: PrivateRedis;
  let processes: WindowCounts[];
  async function start(): Promise<[WindowCounts, WindowCounts]> {
    redis = await startRedis();
    processes = [sharedCounts(redis.url), sharedCounts(redis.url)];
    return processes as [WindowCounts, WindowCounts];
  }
  /** The next count of a fresh key by one process is seen by the other. */
  async function shared(one: WindowCounts, other: WindowCounts): Promise<void> {
    await vi.waitFor(
      async () => {
        const key = crypto.randomUUID();
        await one.count(key, MINUTE);
        expect((await other.count(key, MINUTE)).current).toBe(2);
      },
      { timeout: 10_000, interval: 50 },
    );
  }
  afterEach(async () => {
    await Promise.all(processes.map((each) => each.close()));
    await redis.kill();
  });

  it('are one count, whose window ends for all of them at once', async () => {
    const [here, there] = await start();
    await shared(here, there);
    const first = await here.count('key', 1500);
    await pause(100);
    const second = await there.count('key', 1500);
    expect([first.current, second.current]).toEqual([1, 2]);
    expect(second.ttl).toBeLessThan(first.ttl);
    await pause(1500);
    expect((await here.count('key', 1500)).current).toBe(1);
  });

  it('go on in each process while Redis is away, and are shared again when it is back', async () => {
    const [here, there] = await start();
    await shared(here, there);
    await redis.kill();
    for (const each of [here, there]) {
      expect((await each.count('key', MINUTE)).current).toBe(1);
      expect((await each.count('key', MINUTE)).current).toBe(2);
    }
    await redis.start();
    await shared(here, there);
  });
});
