import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Refusal } from '../platform/refusals/refusal.ts';
import { workOnPicture } from './picture-process.ts';
import { whyBad } from './process/why-bad.ts';

/** Plays the process: begins whatever it is asked for at once, ends nothing by itself, and is ended by a signal. */
class Child extends EventEmitter {
  readonly channel = { ref: () => {}, unref: () => {} };
  ref = () => {};
  unref = () => {};
  disconnect = () => {};
  send({ id, name }: { id: number; name: string }): void {
    if (name === 'measurePicture') this.emit('message', { id, isLate: true });
    else this.emit('message', { id, hasBegun: true });
  }
  kill(signal: string): void {
    this.emit('exit', null, signal);
  }
}
vi.mock('node:child_process', async (original) => ({
  ...(await original<typeof import('node:child_process')>()),
  fork: () => new Child(),
}));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: unknown) => (error instanceof Refusal ? [error.kind.status, error.details.retryAfterMs] : 500),
  );

it('is asked for again later, where the process was ended again and again for the sake of others', async () => {
  const honest = statusOf(workOnPicture('honest', 'resizePicture', 'original', 'path', {} as never));
  for (let n = 0; n < 4; n++) {
    const slow = statusOf(
      workOnPicture(`slow ${n}`, 'drawIcon', '<svg/>', { size: 48, ground: '#ffffff', isInset: false }),
    );
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await slow).toEqual([503, 30_000]);
  }
  expect(await honest).toEqual([503, 30_000]);
});

it('is asked for again later, where the decoder itself gave up: nobody knows whether the picture is bad', async () => {
  expect(() => whyBad(new Error('timeout: 42% complete'))).toThrow('timeout');
  expect(await statusOf(workOnPicture('late', 'measurePicture', Buffer.from('')))).toEqual([503, 30_000]);
});
