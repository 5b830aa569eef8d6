import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DrawnMap } from './draw-map.ts';
import type { MapEvents, MapLook, MapScene } from './map-scene.ts';

/**
 * Draws a map into the box, and again what of it changes. Its library is loaded with the first one that is shown. `hasFailed`: this browser
 * cannot draw one.
 */
export function useDrawnMap(
  { pins, areas, frame }: MapScene,
  { label, maxZoom }: MapLook,
  handlers: Partial<MapEvents> = {},
): { box: RefObject<HTMLDivElement | null>; map: RefObject<DrawnMap | null>; hasFailed: boolean } {
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<DrawnMap>(null);
  const [hasFailed, setFailed] = useState(false);
  const scene = useEffectEvent((): MapScene => ({ pins, areas, frame }));
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
  useEffect(() => map.current?.show({ pins, areas, frame }), [pins, areas, frame]);
  return { box, map, hasFailed };
}
