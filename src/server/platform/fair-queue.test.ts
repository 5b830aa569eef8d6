import { describe, expect, it } from 'vitest';
import { FairQueue, QueueFull } from './fair-queue.ts';

describe('a queue with shares', () => {
  /** Work that runs until it is let go, and the order in which it began. */
  function workshop(queue: FairQueue) {
    const began: string[] = [];
    const open: (() => void)[] = [];
    const add = (share: string, name: string) =>
      queue.run(share, () => {
        began.push(name);
        return new Promise<void>((resolve) => open.push(resolve));
      });
    const letGo = async () => {
      open.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    };
    return { began, add, letGo };
  }

  it('gives whoever waits a turn before anybody gets the next one', async () => {
    const { began, add, letGo } = workshop(new FairQueue({ atOnce: 1, ofOne: 1 }));
    for (const name of ['a1', 'a2', 'a3', 'a4']) void add('a', name);
    void add('b', 'b1');
    void add('c', 'c1');
    void add('b', 'b2');
    for (let i = 0; i < 7; i++) await letGo();
    expect(began).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('keeps a place free of one who has endless work', async () => {
    const { began, add } = workshop(new FairQueue({ atOnce: 2, ofOne: 1 }));
    for (const name of ['a1', 'a2', 'a3']) void add('a', name);
    void add('b', 'b1');
    expect(began).toEqual(['a1', 'b1']);
  });

  it('takes no more of one than may wait, and goes on after a failure', async () => {
    const queue = new FairQueue({ atOnce: 1, ofOne: 1, waitingOfOne: 1 });
    const { add, letGo } = workshop(queue);
    void add('a', 'a1');
    const failing = expect(queue.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(add('a', 'a3')).rejects.toThrow(QueueFull);
    const other = queue.run('b', async () => 'done');
    await letGo();
    await failing;
    expect(await other).toBe('done');
  });
});
