import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Refusal } from '../platform/refusals/refusal.ts';
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
    const asked = Array.from({ length: 5 }, () => workOnPicture('one', 'measurePicture', picture));
    expect(await Promise.all(asked)).toEqual(Array(5).fill(MEASURED));
    expect(started).toHaveLength(1);
  });

  it('says what is wrong with a picture', async () => {
    await expect(workOnPicture('one', 'measurePicture', Buffer.from('GIF89a'))).rejects.toThrow('is not a JPEG');
  });

  it('leaves nobody waiting when it breaks, and another one takes its place', async () => {
    const asked = workOnPicture('one', 'measurePicture', picture);
    newest().kill('SIGKILL');
    await expect(asked).rejects.toThrow('ended with SIGKILL');
    expect(await workOnPicture('one', 'measurePicture', picture)).toEqual(MEASURED);
  });

  it('is ended with a drawing that takes too long, and another one does what it was doing for others', async () => {
    const octaves = '<feTurbulence baseFrequency="0.9" numOctaves="400"/>'.repeat(2000);
    const slow = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><filter id="f">${octaves}</filter><rect width="400" height="400" filter="url(#f)"/></svg>`;
    const icon = { size: 1024, ground: '#ffffff', isInset: false };
    const drawn = workOnPicture('slow', 'drawIcon', slow, icon).catch(({ kind }: Refusal) => kind.status);
    const drawnToo = workOnPicture('slow too', 'drawIcon', slow, icon).catch(({ kind }: Refusal) => kind.status);
    const measured = workOnPicture('honest', 'measurePicture', picture);
    expect(await measured).toEqual(MEASURED);
    expect(await Promise.all([drawn, drawnToo])).toEqual([503, 503]);
    expect(await workOnPicture('slow', 'measurePicture', picture)).toEqual(MEASURED);
  }, 60_000);

  it('ends when nobody needs it, and begins again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await workOnPicture('one', 'measurePicture', picture);
    const child = newest();
    const ended = once(child, 'exit');
    vi.advanceTimersByTime(60_000);
    expect(await ended).toEqual([0, null]);
    expect(await workOnPicture('one', 'measurePicture', picture)).toEqual(MEASURED);
    expect(newest()).not.toBe(child);
  });
});
