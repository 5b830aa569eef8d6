import type { Session } from '../../app/session.ts';
import { createStore, type Store } from '../../app/store.ts';
import { keepScreenAwake } from './screen-awake.ts';
import type { Sound } from './sound.ts';

/** The bell rings again this often on a device that has been signed out. */
const RING_EVERY_MS = 20_000;

export interface SessionAlarm {
  /** Whether the session ended here without a sign-out on this page, and nobody has taken notice yet. */
  readonly isOn: Store<boolean>;
  silence(): void;
}

/**
 * Rings, and keeps the screen on, when a device loses its session, because no order reaches it any more: until somebody signs in or
 * silences it.
 */
export function createSessionAlarm(
  session: Pick<Session, 'state'>,
  sound: Pick<Sound, 'state' | 'chime'>,
): SessionAlarm {
  const isOn = createStore(false);
  let wasSignedIn = session.state.get().status === 'signed-in';
  let stop = () => {};

  function start(): void {
    isOn.set(true);
    sound.chime();
    const timer = setInterval(sound.chime, RING_EVERY_MS);
    const letSleep = keepScreenAwake(sound.state);
    stop = () => {
      clearInterval(timer);
      letSleep();
    };
  }

  function silence(): void {
    stop();
    stop = () => {};
    isOn.set(false);
  }

  session.state.subscribe(() => {
    const now = session.state.get();
    const isLost = wasSignedIn && now.status === 'visitor' && !now.left;
    wasSignedIn = now.status === 'signed-in';
    if (isLost) start();
    else if (wasSignedIn) silence();
  });
  return { isOn, silence };
}
