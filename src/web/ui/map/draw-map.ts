import { type GeoJSONSource, Map as LibreMap, setWorkerUrl } from 'maplibre-gl';
import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { TILES_PATH } from '../../../contract/operators-map.ts';
import { allowWorker } from './allow-worker.ts';
import { pinsOn } from './draw-pins.ts';
import { boundsOf, type MapArea, type MapEvents, type MapFrame, type MapLook, type MapScene } from './map-scene.ts';

/** A town, where there is one place only. */
const TOWN_ZOOM = 13;
const MARGIN = 40;

export interface DrawnMap {
  show(scene: MapScene): void;
  zoom(by: 1 | -1): void;
  remove(): void;
}

/** Draws a map into a box. Throws where the browser cannot draw one. */
export function drawMap(box: HTMLElement, look: MapLook, scene: MapScene, events: MapEvents): DrawnMap {
  allowWorker(workerAddress);
  setWorkerUrl(new URL(workerAddress, location.href).href);
  const isStill = look.label === undefined;
  const bounds = scene.frame ?? boundsOf(scene);
  const map = new LibreMap({
    container: box,
    style: {
      version: 8,
      sources: {
        tiles: {
          type: 'raster',
          tiles: [`${location.origin}${TILES_PATH}/{z}/{x}/{y}`],
          tileSize: 256,
          maxzoom: look.maxZoom,
        },
        areas: { type: 'geojson', data: featuresOf(scene.areas) },
      },
      layers: [
        { id: 'tiles', type: 'raster', source: 'tiles', paint: { 'raster-fade-duration': 0 } },
        ...areaLayers(box),
      ],
    },
    ...(bounds
      ? {
          bounds: boxOf(bounds),
          fitBoundsOptions: scene.frame ? {} : { padding: MARGIN, maxZoom: TOWN_ZOOM },
        }
      : { center: [0, 30], zoom: 1 }),
    interactive: !isStill,
    locale: { 'Map.Title': look.label ?? '' },
    // It stands beside the map, in our own words.
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    // The page is scrolled over it.
    scrollZoom: false,
    fadeDuration: 0,
    maxZoom: look.maxZoom + 1,
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.on('click', ({ lngLat }) => events.onTap([lngLat.lng, lngLat.lat]));

  const showPins = pinsOn(map, events);
  let latest = scene;
  const draw = () => {
    showPins(latest.pins);
    map.getSource<GeoJSONSource>('areas')?.setData(featuresOf(latest.areas));
  };
  map.once('style.load', draw);
  draw();
  return {
    show(next) {
      if (next.frame && next.frame !== latest.frame) map.fitBounds(boxOf(next.frame), { duration: 0 });
      latest = next;
      draw();
    },
    zoom: (by) => void map.zoomTo(Math.round(map.getZoom()) + by, { duration: 0 }),
    remove: () => map.remove(),
  };
}

function boxOf([[west, south], [east, north]]: MapFrame): [number, number, number, number] {
  return [west, south, east, north];
}

function featuresOf(areas: readonly MapArea[]) {
  return {
    type: 'FeatureCollection' as const,
    features: areas
      .filter(({ corners }) => corners.length > 1)
      .map(({ corners, isChosen }) => ({
        type: 'Feature' as const,
        properties: { isChosen },
        geometry: {
          type: 'Polygon' as const,
          coordinates: [[...corners, ...corners.slice(0, 1)].map((each) => [...each])],
        },
      })),
  };
}

/** In the colours of the page, the chosen one stronger. */
function areaLayers(box: HTMLElement) {
  const colour = getComputedStyle(box).getPropertyValue('--map-area').trim() || '#b3261e';
  const strong = (chosen: number, other: number) => ['case', ['get', 'isChosen'], chosen, other] as unknown as number;
  return [
    {
      id: 'ground',
      type: 'fill' as const,
      source: 'areas',
      paint: { 'fill-color': colour, 'fill-opacity': strong(0.28, 0.12) },
    },
    {
      id: 'border',
      type: 'line' as const,
      source: 'areas',
      paint: { 'line-color': colour, 'line-width': strong(3, 1.5) },
    },
  ];
}
