import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storage } from '../../app/storage/storage.ts';
import { createSound } from './sound.ts';

/** The browser's audio, which a call, a lock screen or another app takes away. */
class Audio {
  static last: Audio;
  state = 'suspended';
  currentTime = 0;
  destination = {};
  /** Whether the browser lets the page have it. */
  isFree = true;
  onstatechange?: () => void;
  constructor() {
    Audio.last = this;
  }
  async resume() {
    if (!this.isFree) throw new Error('Not allowed');
    this.become('running');
  }
  become(state: string) {
    if (this.state === state) return;
    this.state = state;
    this.onstatechange?.();
  }
}

let notes = 0;
let tap = () => {};

beforeEach(() => {
  notes = 0;
  const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
  vi.stubGlobal('AudioContext', Audio);
  vi.stubGlobal('addEventListener', (_: 'click', listener: () => void) => {
    tap = listener;
  });
  vi.stubGlobal(
    'GainNode',
    vi.fn(function GainNode() {
      return { gain, connect() {} };
    }),
  );
  vi.stubGlobal(
    'OscillatorNode',
    vi.fn(function OscillatorNode() {
      return { connect: (node: unknown) => node, start: () => notes++, stop() {} };
    }),
  );
});
afterEach(() => {
  storage.remove('staffSound');
  vi.unstubAllGlobals();
});

async function openSound() {
  const sound = createSound();
  tap();
  await vi.waitFor(() => expect(sound.state.get()).toBe('on'));
  return { sound, audio: Audio.last };
}

it('says that it is asleep as soon as the browser takes the audio away, and on when it comes back', async () => {
  const { sound, audio } = await openSound();
  audio.become('interrupted');
  expect(sound.state.get()).toBe('asleep');
  audio.become('running');
  expect(sound.state.get()).toBe('on');
});

it('stays off, whatever becomes of the audio', async () => {
  const { sound, audio } = await openSound();
  sound.toggle();
  audio.become('suspended');
  audio.become('running');
  sound.chime();
  expect([sound.state.get(), notes]).toEqual(['off', 0]);
});

it('takes the audio back for an order that arrives', async () => {
  const { sound, audio } = await openSound();
  audio.become('interrupted');
  sound.chime();
  await vi.waitFor(() => expect(notes).toBe(2));
  expect(sound.state.get()).toBe('on');
});

it('rings once at the next tap for the orders that came while the browser refused', async () => {
  const { sound, audio } = await openSound();
  audio.become('interrupted');
  audio.isFree = false;
  sound.chime();
  sound.chime();
  await vi.waitFor(() => expect(sound.state.get()).toBe('asleep'));
  expect(notes).toBe(0);
  audio.isFree = true;
  tap();
  await vi.waitFor(() => expect(notes).toBe(2));
  audio.become('suspended');
  audio.become('running');
  expect(notes).toBe(2);
});

it('rings for an order at once while the audio runs', async () => {
  const { sound } = await openSound();
  sound.chime();
  await vi.waitFor(() => expect(notes).toBe(2));
});
