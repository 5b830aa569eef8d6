import { type GeoJSONSource, Map as LibreMap, Marker, setWorkerUrl } from 'maplibre-gl';
import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { TILES_PATH } from '../../../contract/operators-map.ts';
import { allowWorker } from './allow-worker.ts';
import { boundsOf, type MapArea, type MapEvents, type MapLook, type MapPin, type MapScene } from './map-scene.ts';
import styles from './tile-map.module.css';

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
  const bounds = boundsOf(scene);
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
          bounds: bounds as [[number, number], [number, number]],
          fitBoundsOptions: { padding: MARGIN, maxZoom: TOWN_ZOOM },
        }
      : { center: [0, 30], zoom: 1 }),
    locale: { 'Map.Title': look.label },
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

  const markers = new Map<string, Marker>();
  let latest = scene;
  const draw = () => {
    for (const [key, marker] of markers) {
      if (latest.pins.some((pin) => pin.key === key)) continue;
      marker.remove();
      markers.delete(key);
    }
    for (const pin of latest.pins) {
      const known = markers.get(pin.key);
      const marker = (known ?? markerOf(pin, events)).setLngLat([...pin.at]);
      dress(marker.getElement(), pin);
      if (!known) markers.set(pin.key, marker.addTo(map));
    }
    map.getSource<GeoJSONSource>('areas')?.setData(featuresOf(latest.areas));
  };
  map.once('style.load', draw);
  draw();
  return {
    show(next) {
      latest = next;
      draw();
    },
    zoom: (by) => void map.zoomTo(Math.round(map.getZoom()) + by, { duration: 0 }),
    remove: () => map.remove(),
  };
}

/** Corners and pins are buttons, which can be dragged. */
function markerOf({ key, kind }: MapPin, events: MapEvents): Marker {
  const isStill = kind === 'place';
  const element = document.createElement(isStill ? 'div' : 'button');
  if (element instanceof HTMLButtonElement) element.type = 'button';
  const marker = new Marker({ element, draggable: !isStill, anchor: kind === 'pin' ? 'bottom' : 'center' });
  marker.on('dragend', () => {
    const { lng, lat } = marker.getLngLat();
    events.onMove(key, [lng, lat]);
  });
  element.addEventListener('click', (event) => {
    // The map would take it for a tap.
    event.stopPropagation();
    if (!isStill) events.onPick(key);
  });
  return marker;
}

function dress(element: HTMLElement, { kind, label, isChosen }: MapPin): void {
  element.classList.add(styles[kind] ?? '');
  element.ariaLabel = label;
  element.title = label;
  if (kind === 'place') element.role = 'img';
  else element.ariaPressed = String(isChosen ?? false);
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
