import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { oneAtATime } from '../../scripts/one-at-a-time.ts';

describe('work that only one process may do at a time', () => {
  let dir: string;
  let lock: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'servery-lock-'));
    lock = join(dir, 'not/there/yet');
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  it('waits for who came first, also for one who failed', async () => {
    const steps: string[] = [];
    const work = (name: string) =>
      oneAtATime(lock, async () => {
        steps.push(`${name} begins`);
        await pause(50);
        steps.push(`${name} ends`);
        if (name === 'a') throw new Error('a fails');
      });
    const [a, b] = await Promise.allSettled([work('a'), work('b')]);
    expect([a?.status, b?.status]).toEqual(['rejected', 'fulfilled']);
    expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
    expect(existsSync(lock)).toBe(false);
  });

  it('takes over from a process that is gone', async () => {
    await oneAtATime(lock, async () => {});
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(lock, String(pid));
    let isDone = false;
    await oneAtATime(lock, async () => {
      isDone = true;
    });
    expect([isDone, existsSync(lock)]).toEqual([true, false]);
  });
});
