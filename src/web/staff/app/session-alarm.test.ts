import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SessionState } from '../../app/session/session.ts';
import { createStore } from '../../app/storage/store.ts';
import { watchSession } from './session-alarm.ts';
import type { SoundState } from './sound.ts';

const signedIn: SessionState = { status: 'signed-in', user: null };
const released = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  released.mockReset();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  const lock = { released: false, release: async () => void released() };
  vi.stubGlobal('navigator', { wakeLock: { request: async () => lock } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open() {
  const state = createStore<SessionState>(signedIn);
  const chime = vi.fn();
  const alarm = createStore(false);
  watchSession({ state }, { state: createStore<SoundState>('on'), chime }, alarm);
  return { state, chime, alarm };
}

it('rings every twenty seconds after the session was lost, until somebody signs in', async () => {
  const { state, chime, alarm } = open();
  state.set({ status: 'visitor' });
  expect([alarm.get(), chime.mock.calls.length]).toEqual([true, 1]);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(chime).toHaveBeenCalledTimes(3);
  expect(released).not.toHaveBeenCalled();
  state.set(signedIn);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([alarm.get(), chime.mock.calls.length]).toEqual([false, 3]);
  expect(released).toHaveBeenCalled();
});

it('rings until somebody silences it, and again when the next session is lost', async () => {
  const { state, chime, alarm } = open();
  state.set({ status: 'visitor' });
  alarm.set(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([alarm.get(), chime.mock.calls.length]).toEqual([false, 1]);
  state.set(signedIn);
  state.set({ status: 'visitor' });
  expect([alarm.get(), chime.mock.calls.length]).toEqual([true, 2]);
});

it('says nothing to who signed out, or was not signed in', () => {
  const { state, chime, alarm } = open();
  state.set({ status: 'visitor', left: true });
  state.set({ status: 'visitor' });
  expect([alarm.get(), chime.mock.calls.length]).toEqual([false, 0]);
});
