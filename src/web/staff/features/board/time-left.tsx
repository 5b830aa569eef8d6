import { useLayoutEffect, useRef } from 'react';
import { UNDO_MS } from '../../../../domain/limits.ts';
import styles from './time-left.module.css';

/**
 * How long a tapped step can still be undone, as a bar that runs out at `until` (ms since the epoch, by this device): by the second for those
 * who want less motion. It only scales, so that a dozen of them cost the page nothing.
 */
export function TimeLeft({ until }: { until: number }) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const running = ref.current?.animate([{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }], {
      duration: UNDO_MS,
      delay: until - UNDO_MS - Date.now(),
      fill: 'both',
      easing: isCalm ? `steps(${UNDO_MS / 1000})` : 'linear',
    });
    return () => running?.cancel();
  }, [until]);
  return <span ref={ref} aria-hidden="true" className={styles.bar} />;
}
