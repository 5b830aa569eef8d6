import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '../../app/storage/store.ts';
import { keepScreenAwake } from './screen-awake.ts';
import type { SoundState } from './sound.ts';

/** The locks that the browser gave, and whether it gives any. */
let locks: { released: boolean; release(): Promise<void> }[] = [];
let isRefused = false;
let page: EventTarget & { visibilityState: string };
const held = () => locks.filter(({ released }) => !released).length;

beforeEach(() => {
  locks = [];
  isRefused = false;
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const request = async () => {
    if (isRefused) throw new DOMException('The battery is low', 'NotAllowedError');
    const lock = {
      released: false,
      async release() {
        lock.released = true;
      },
    };
    locks.push(lock);
    return lock;
  };
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { wakeLock: { request } });
});
afterEach(() => vi.unstubAllGlobals());

/** As browsers do: who hides the page takes the lock away. */
function show(visibilityState: 'visible' | 'hidden') {
  page.visibilityState = visibilityState;
  if (visibilityState === 'hidden') for (const lock of locks) lock.released = true;
  page.dispatchEvent(new Event('visibilitychange'));
}

it('keeps the screen on while the bell is on, and lets it sleep when the bell is off or the page left', async () => {
  const sound = createStore<SoundState>('on');
  const stop = keepScreenAwake(sound);
  await vi.waitFor(() => expect(held()).toBe(1));
  sound.set('off');
  await vi.waitFor(() => expect(held()).toBe(0));
  sound.set('asleep');
  await vi.waitFor(() => expect(held()).toBe(1));
  stop();
  await vi.waitFor(() => expect(held()).toBe(0));
});

it('asks again when the page is shown again', async () => {
  keepScreenAwake(createStore<SoundState>('on'));
  await vi.waitFor(() => expect(held()).toBe(1));
  show('hidden');
  expect(held()).toBe(0);
  show('visible');
  await vi.waitFor(() => expect(held()).toBe(1));
  expect(locks).toHaveLength(2);
});

it('gives back what it got only after the bell was turned off', async () => {
  const sound = createStore<SoundState>('on');
  keepScreenAwake(sound);
  sound.set('off');
  await vi.waitFor(() => expect(locks.map(({ released }) => released)).toEqual([true]));
});

it('is content where the browser refuses, and asks again at the next change', async () => {
  isRefused = true;
  keepScreenAwake(createStore<SoundState>('on'));
  await new Promise(setImmediate);
  expect(locks).toEqual([]);
  isRefused = false;
  show('visible');
  await vi.waitFor(() => expect(held()).toBe(1));
});

it('does nothing in browsers without such locks', async () => {
  vi.stubGlobal('navigator', {});
  const stop = keepScreenAwake(createStore<SoundState>('on'));
  await new Promise(setImmediate);
  stop();
});
