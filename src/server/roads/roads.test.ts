import { describe, expect, it, vi } from 'vitest';
import { DAY, MINUTE } from '../../domain/times/zoned-time.ts';
import type { Point } from '../../domain/zones/distance.ts';
import { Roads } from './roads.ts';

const HERE: Point = [-0.1, 51.5];
const THERE: Point = [-0.12, 51.51];
const WAY = { metres: 1200, seconds: 240 };

function start({ perMinute = 100 } = {}) {
  const state = { now: 0, isBroken: false };
  const way = vi.fn(async () => {
    if (state.isBroken) throw new Error('no');
    return WAY;
  });
  const times = vi.fn(async (places: readonly Point[]) => places.map(() => places.map(() => 60)));
  const onTrouble = vi.fn();
  const roads = new Roads({ way, times }, { clock: () => state.now, perMinute, onTrouble });
  return { state, way, times, onTrouble, roads };
}

describe('ways by road', () => {
  it('are asked once a day, and once by several at a time', async () => {
    const { roads, way, state } = start();
    expect(await Promise.all([roads.way(HERE, THERE), roads.way(HERE, THERE)])).toEqual([WAY, WAY]);
    expect(await roads.way(HERE, [-0.120001, 51.51])).toEqual(WAY);
    expect(way).toHaveBeenCalledTimes(1);
    await roads.way(THERE, HERE);
    expect(way).toHaveBeenCalledTimes(2);
    state.now = DAY + 1;
    await roads.way(HERE, THERE);
    expect(way).toHaveBeenCalledTimes(3);
  });

  it('are left alone for half a minute after a failure, which nobody hears of but the operator', async () => {
    const { roads, way, state, onTrouble } = start();
    state.isBroken = true;
    expect(await roads.way(HERE, THERE)).toBeNull();
    expect(await roads.times([HERE, THERE])).toBeNull();
    expect(onTrouble).toHaveBeenCalledTimes(1);
    state.isBroken = false;
    expect(await roads.way(HERE, THERE)).toBeNull();
    state.now = MINUTE / 2;
    expect(await roads.way(HERE, THERE)).toEqual(WAY);
    expect(way).toHaveBeenCalledTimes(2);
  });

  it('are no more in a minute than the operator allows', async () => {
    const { roads, way, state } = start({ perMinute: 2 });
    const to = (step: number): Point => [0, 51 + step / 10];
    const ask = async (...steps: number[]) => Promise.all(steps.map((step) => roads.way(HERE, to(step))));
    expect(await ask(1, 2, 3)).toEqual([WAY, WAY, null]);
    expect(await ask(1, 2, 3)).toEqual([WAY, WAY, null]);
    expect(way).toHaveBeenCalledTimes(2);
    state.now = MINUTE;
    expect(await ask(3)).toEqual([WAY]);
  });

  it('are not asked for of more places than a ride has', async () => {
    const { roads, times } = start();
    const places = Array.from({ length: 51 }, (_, index): Point => [index / 100, 51.5]);
    expect(await roads.times(places)).toBeNull();
    expect((await roads.times(places.slice(1)))?.length).toBe(50);
    expect(times).toHaveBeenCalledTimes(1);
  });
});
