import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BATCH, eachByItself, startHousekeeping } from './housekeeping.ts';

const log = { error: vi.fn() };

describe('housekeeping', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    log.error.mockReset();
  });
  afterEach(() => void vi.useRealTimers());

  it('tidies soon after the start, and again every so often', async () => {
    const run = vi.fn(async () => 0);
    const housekeeping = startHousekeeping([{ name: 'crumbs', everyMs: 60_000, run }], log, 1000);
    await vi.advanceTimersByTimeAsync(999);
    expect(run).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(run).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(run).toHaveBeenCalledTimes(3);
    await housekeeping.stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('lets a chore wait longer before its first round than between two', async () => {
    const run = vi.fn(async () => 0);
    const chore = { name: 'verdicts', everyMs: 15_000, firstAfterMs: 150_000, run };
    const housekeeping = startHousekeeping([chore], log);
    await vi.advanceTimersByTimeAsync(149_999);
    expect(run).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(run).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(run).toHaveBeenCalledTimes(2);
    await housekeeping.stop();
  });

  it('goes on with full batches, but not for ever', async () => {
    const batches = [BATCH, BATCH, 3];
    const run = vi.fn(async () => batches.shift() ?? 0);
    const endless = vi.fn(async () => BATCH);
    const chores = [
      { name: 'crumbs', everyMs: 60_000, run },
      { name: 'sand', everyMs: 60_000, run: endless },
    ];
    const housekeeping = startHousekeeping(chores, log, 0);
    await vi.advanceTimersByTimeAsync(1);
    expect(run).toHaveBeenCalledTimes(3);
    expect(endless).toHaveBeenCalledTimes(20);
    await housekeeping.stop();
  });

  it('survives a chore that fails, says so, and tries again', async () => {
    const run = vi.fn(async () => 0).mockRejectedValueOnce(new Error('the database is away'));
    const housekeeping = startHousekeeping([{ name: 'crumbs', everyMs: 60_000, run }], log, 0);
    await vi.advanceTimersByTimeAsync(1);
    expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ chore: 'crumbs' }), 'housekeeping failed');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(run).toHaveBeenCalledTimes(2);
    await housekeeping.stop();
  });

  it('does for each what can be done, and then says what could not', async () => {
    const done: string[] = [];
    const work = async (crumb: string) => {
      if (crumb === 'stuck') throw new Error('it sticks');
      done.push(crumb);
    };
    await expect(eachByItself(['first', 'stuck', 'last'], work)).rejects.toThrow('it sticks');
    expect(done).toEqual(['first', 'last']);
  });

  it('finishes the batch under way before it stops', async () => {
    let finish = (_count: number) => {};
    const run = vi.fn(() => new Promise<number>((resolve) => (finish = resolve)));
    const housekeeping = startHousekeeping([{ name: 'crumbs', everyMs: 60_000, run }], log, 0);
    await vi.advanceTimersByTimeAsync(1);
    const stopped = vi.fn();
    const stopping = housekeeping.stop().then(stopped);
    await vi.advanceTimersByTimeAsync(1000);
    expect(stopped).not.toHaveBeenCalled();
    finish(BATCH);
    await stopping;
    expect(run).toHaveBeenCalledTimes(1);
  });
});
