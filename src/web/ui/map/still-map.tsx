import { classNames } from '../class-names.ts';
import type { MapFrame, MapPin } from './map-scene.ts';
import styles from './tile-map.module.css';
import { useDrawnMap } from './use-drawn-map.ts';

interface StillMapProps {
  pins: readonly MapPin[];
  frame: MapFrame;
  maxZoom: number;
  /** Whom the map is owed to. */
  attribution: string;
}

/**
 * The operator's map as a picture beside words that say the same: nothing can be done on it, the page scrolls over it, and screen readers pass
 * it by. Nothing where the browser cannot draw one.
 */
export function StillMap({ pins, frame, maxZoom, attribution }: StillMapProps) {
  const { box, hasFailed } = useDrawnMap({ pins, areas: NONE, frame }, { maxZoom });
  if (hasFailed) return null;
  return (
    <figure className={styles.map}>
      <div ref={box} className={classNames(styles.box, styles.still)} aria-hidden="true" />
      <figcaption className={`muted small ${styles.credit}`}>{attribution}</figcaption>
    </figure>
  );
}

const NONE: [] = [];
