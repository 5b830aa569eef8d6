import { IconButton } from '../icon-button.tsx';
import type { MapEvents, MapLook, MapScene } from './map-scene.ts';
import styles from './tile-map.module.css';
import { useDrawnMap } from './use-drawn-map.ts';

interface TileMapProps extends MapScene, MapLook, Partial<MapEvents> {
  label: string;
  /** Whom the map is owed to. */
  attribution: string;
  texts: { closer: string; farther: string; failed: string };
}

/**
 * The operator's map with places, corners and areas on it. What it shows is said in words beside it, and what can be done on it can be done
 * without.
 */
export function TileMap({ pins, areas, frame, label, maxZoom, attribution, texts, ...handlers }: TileMapProps) {
  const { box, map, hasFailed } = useDrawnMap({ pins, areas, frame }, { label, maxZoom }, handlers);
  if (hasFailed) return <p className="muted small">{texts.failed}</p>;
  return (
    <figure className={styles.map}>
      <div className={styles.frame}>
        <div ref={box} className={styles.box} />
        <div className={styles.zoom}>
          <IconButton variant="white" icon="plus" label={texts.closer} onClick={() => map.current?.zoom(1)} />
          <IconButton variant="white" icon="minus" label={texts.farther} onClick={() => map.current?.zoom(-1)} />
        </div>
      </div>
      <figcaption className={`muted small ${styles.credit}`}>{attribution}</figcaption>
    </figure>
  );
}
