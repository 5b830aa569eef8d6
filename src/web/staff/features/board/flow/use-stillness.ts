import { useEffect, useRef, useState } from 'react';

/** So long after the last touch (ms) things may move again. */
export const STILL_MS = 1000;

/**
 * `value`, but while somebody touches the screen, and for a second after, the one from before: nothing moves under a finger. What has
 * another `key` was asked for, and is shown at once.
 */
export function useStillness<T>(value: T, key: string): T {
  const [shown, setShown] = useState({ value, key });
  const touchedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const touch = () => {
      touchedAt.current = performance.now();
    };
    // A finger that comes down, moves or leaves, a mouse that is pressed, and a key of a bump bar.
    const heard = ['pointerdown', 'pointerup', 'touchmove', 'keydown'] as const;
    for (const each of heard) addEventListener(each, touch, { capture: true, passive: true });
    return () => {
      for (const each of heard) removeEventListener(each, touch, { capture: true });
    };
  }, []);
  useEffect(() => {
    if (shown.value === value) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function settle(): void {
      const left = touchedAt.current + STILL_MS - performance.now();
      if (left <= 0) setShown({ value, key });
      else timer = setTimeout(settle, left);
    }
    settle();
    return () => clearTimeout(timer);
  }, [shown, value, key]);
  return shown.key === key ? shown.value : value;
}
