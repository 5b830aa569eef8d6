import type { LostOrderFollower } from './lost-order.ts';

/** `followLostOrder` from a file of its own: answers are rarely lost. The answer stops it. */
export function followLater(follower: LostOrderFollower): () => void {
  let stop = () => {};
  let isStopped = false;
  import('./lost-order.ts').then(
    ({ followLostOrder }) => {
      if (!isStopped) stop = followLostOrder(follower);
    },
    // Without a connection: the next visit asks.
    () => {},
  );
  return () => {
    isStopped = true;
    stop();
  };
}
