import type { Session } from '../../app/session/session.ts';
import type { Store } from '../../app/storage/store.ts';
import { keepScreenAwake } from './screen-awake.ts';
import type { Sound } from './sound.ts';

/** The bell rings again this often on a device that has been signed out. */
const RING_EVERY_MS = 20_000;

/**
 * Rings, and keeps the screen on, when a device loses its session, because no order reaches it any more: until somebody signs in, or
 * silences it by setting `alarm` to false. Also when another tab signed out: the board is as dead.
 */
export function watchSession(
  session: Pick<Session, 'state'>,
  sound: Pick<Sound, 'state' | 'chime'>,
  alarm: Store<boolean>,
): void {
  let wasSignedIn = session.state.get().status === 'signed-in';
  let stop = () => {};
  alarm.subscribe(() => {
    stop();
    stop = alarm.get() ? ring(sound) : () => {};
  });
  session.state.subscribe(() => {
    const now = session.state.get();
    const isLost = wasSignedIn && now.status === 'visitor' && !now.left;
    wasSignedIn = now.status === 'signed-in';
    if (isLost || wasSignedIn) alarm.set(isLost);
  });
}

/** Returns how to stop. */
function ring({ state, chime }: Pick<Sound, 'state' | 'chime'>): () => void {
  chime();
  const timer = setInterval(chime, RING_EVERY_MS);
  const letSleep = keepScreenAwake(state);
  return () => {
    clearInterval(timer);
    letSleep();
  };
}
