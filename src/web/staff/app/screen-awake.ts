import type { Store } from '../../app/storage/store.ts';
import type { SoundState } from './sound.ts';

/**
 * Keeps the screen on while the bell is turned on and the page is shown: a tablet that falls asleep takes the bell with it. Where
 * the browser cannot or will not (an empty battery), nothing happens. Returns how to stop.
 */
export function keepScreenAwake(sound: Pick<Store<SoundState>, 'get' | 'subscribe'>): () => void {
  let lock: WakeLockSentinel | null = null;
  let isStopped = false;
  let isSettling = false;

  const isWanted = () => !isStopped && sound.get() !== 'off' && document.visibilityState === 'visible';
  // The browser releases it by itself when the page is hidden.
  const isHeld = () => lock?.released === false;

  async function settle(): Promise<void> {
    if (isSettling) return;
    isSettling = true;
    // What is wanted may change while the browser answers.
    while (isWanted() !== isHeld()) {
      if (isHeld()) {
        await lock?.release().catch(() => undefined);
        lock = null;
      } else {
        lock = (await navigator.wakeLock?.request('screen').catch(() => null)) ?? null;
        if (!lock) break;
      }
    }
    isSettling = false;
  }

  const changed = () => void settle();
  document.addEventListener('visibilitychange', changed);
  const unsubscribe = sound.subscribe(changed);
  changed();
  return () => {
    isStopped = true;
    document.removeEventListener('visibilitychange', changed);
    unsubscribe();
    changed();
  };
}
