import type { LostOrderFollower } from './lost-order.ts';

/** `followLostOrder`, loaded when it is needed: answers are rarely lost. Returns a function that stops it. */
export function followLater(follower: LostOrderFollower): () => void {
  let stop = () => {};
  let isStopped = false;
  import('./lost-order.ts').then(
    ({ followLostOrder }) => {
      if (!isStopped) stop = followLostOrder(follower);
    },
    // If it cannot be loaded, the next visit asks.
    () => {},
  );
  return () => {
    isStopped = true;
    stop();
  };
}
