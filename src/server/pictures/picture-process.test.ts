import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { workOnPicture } from './picture-process.ts';

const started = vi.hoisted((): ChildProcess[] => []);
vi.mock('node:child_process', async (original) => {
  const actual = await original<typeof import('node:child_process')>();
  const fork = (...given: Parameters<typeof actual.fork>) => {
    const child = actual.fork(...given);
    started.push(child);
    return child;
  };
  return { ...actual, fork };
});

const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#884422' } })
  .png()
  .toBuffer();
const MEASURED = { width: 40, height: 30, color: '#884422' };

describe('the process for pictures', () => {
  const newest = () => started.at(-1) as ChildProcess;
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is one for all that is asked at the same time', async () => {
    const asked = Array.from({ length: 5 }, () => workOnPicture('measurePicture', picture));
    expect(await Promise.all(asked)).toEqual(Array(5).fill(MEASURED));
    expect(started).toHaveLength(1);
  });

  it('says what is wrong with a picture', async () => {
    await expect(workOnPicture('measurePicture', Buffer.from('GIF89a'))).rejects.toThrow('is not a JPEG');
  });

  it('leaves nobody waiting when it breaks, and another one takes its place', async () => {
    const asked = workOnPicture('measurePicture', picture);
    newest().kill('SIGKILL');
    await expect(asked).rejects.toThrow('ended with SIGKILL');
    expect(await workOnPicture('measurePicture', picture)).toEqual(MEASURED);
  });

  it('is ended with a picture that takes too long, and another one takes its place', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = workOnPicture('measurePicture', picture).catch(({ message }: Error) => message);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await asked).toContain('ended with SIGKILL');
    expect(await workOnPicture('measurePicture', picture)).toEqual(MEASURED);
  });

  it('ends when nobody needs it, and begins again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await workOnPicture('measurePicture', picture);
    const child = newest();
    const ended = once(child, 'exit');
    vi.advanceTimersByTime(60_000);
    expect(await ended).toEqual([0, null]);
    expect(await workOnPicture('measurePicture', picture)).toEqual(MEASURED);
    expect(newest()).not.toBe(child);
  });
});
