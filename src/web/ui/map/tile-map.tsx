import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconButton } from '../icon-button.tsx';
import type { DrawnMap } from './draw-map.ts';
import type { MapEvents, MapLook, MapScene } from './map-scene.ts';
import styles from './tile-map.module.css';

interface TileMapProps extends MapScene, MapLook, Partial<MapEvents> {
  /** Whom the map is owed to. */
  attribution: string;
  texts: { closer: string; farther: string; failed: string };
}

/**
 * The operator's map with places, corners and areas on it. Its library is loaded with the first one that is shown. What it shows is said in words
 * beside it, and what can be done on it can be done without.
 */
export function TileMap({ pins, areas, label, maxZoom, attribution, texts, ...handlers }: TileMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<DrawnMap>(null);
  const [hasFailed, setFailed] = useState(false);
  const scene = useEffectEvent((): MapScene => ({ pins, areas }));
  const onTap = useEffectEvent<MapEvents['onTap']>((at) => handlers.onTap?.(at));
  const onMove = useEffectEvent<MapEvents['onMove']>((key, to) => handlers.onMove?.(key, to));
  const onPick = useEffectEvent<MapEvents['onPick']>((key) => handlers.onPick?.(key));

  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      const { drawMap } = await import('./draw-map.ts');
      if (isGone || !box.current) return;
      const events: MapEvents = {
        onTap: (at) => onTap(at),
        onMove: (key, to) => onMove(key, to),
        onPick: (key) => onPick(key),
      };
      map.current = drawMap(box.current, { label, maxZoom }, scene(), events);
    };
    draw().catch(() => setFailed(true));
    return () => {
      isGone = true;
      map.current?.remove();
      map.current = null;
    };
  }, [label, maxZoom]);
  useEffect(() => map.current?.show({ pins, areas }), [pins, areas]);

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
