import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasRedis, type PrivateRedis, startRedis } from '../../../tests/support/private-redis.ts';
import { POSITION_FRESH_MS } from '../../domain/zones/metres-away.ts';
import { sharedWhereabouts } from './shared-whereabouts.ts';
import { localWhereabouts, type Whereabout, type Whereabouts } from './whereabouts.ts';

const whereabout = (at: number): Whereabout => ({ point: [0.9, 51.89], carrier: 'a phone', at });

describe('the whereabouts that one process knows', () => {
  it('are each order’s own, and over after two minutes', async () => {
    let now = 1000;
    const known = localWhereabouts(() => now);
    await known.put('r', 'one', whereabout(now));
    expect(await known.of('r', 'one')).toEqual(whereabout(1000));
    expect(await known.of('r', 'other')).toBe(null);
    expect(await known.of('s', 'one')).toBe(null);
    now += POSITION_FRESH_MS;
    expect(await known.of('r', 'one')).toBe(null);
    await known.put('r', 'one', whereabout(now));
    await known.forget('r', 'one');
    expect(await known.of('r', 'one')).toBe(null);
  });
});

describe.skipIf(!hasRedis)('the whereabouts that several processes share', () => {
  let redis: PrivateRedis;
  let processes: Whereabouts[];
  afterEach(async () => {
    await Promise.all(processes.map((each) => each.close()));
    await redis.kill();
  });

  it('are known to all, forgotten by all, and while Redis is away known to who heard them', async () => {
    redis = await startRedis();
    const here = sharedWhereabouts(redis.url, Date.now);
    const there = sharedWhereabouts(redis.url, Date.now);
    processes = [here, there];
    const said = whereabout(Date.now());
    await vi.waitFor(
      async () => {
        await here.put('r', 'one', said);
        expect(await there.of('r', 'one')).toEqual(said);
      },
      { timeout: 10_000, interval: 50 },
    );
    await there.forget('r', 'one');
    expect(await here.of('r', 'one')).toBe(null);
    await redis.kill();
    await here.put('r', 'one', said);
    expect(await here.of('r', 'one')).toEqual(said);
    expect(await there.of('r', 'one')).toBe(null);
  });
});
