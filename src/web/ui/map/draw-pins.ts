import { spriteUrl } from 'virtual:icon-sprite';
import { type Map as LibreMap, Marker } from 'maplibre-gl';
import type { IconName } from '../signs/icon-names.ts';
import type { MapEvents, MapPin } from './map-scene.ts';
import styles from './tile-map.module.css';

const SVG = 'http://www.w3.org/2000/svg';

/** What a picture beside words shows has no other sign than this. */
const ICONS = { door: 'house', courier: 'bike' } as const satisfies Partial<Record<MapPin['kind'], IconName>>;

/** Returns what shows these pins on the map, and no others: one that is there already moves. */
export function pinsOn(map: LibreMap, events: MapEvents): (pins: readonly MapPin[]) => void {
  const markers = new Map<string, Marker>();
  return (pins) => {
    for (const [key, marker] of markers) {
      if (pins.some((pin) => pin.key === key)) continue;
      marker.remove();
      markers.delete(key);
    }
    for (const pin of pins) {
      const known = markers.get(pin.key);
      const marker = (known ?? markerOf(pin, events)).setLngLat([...pin.at]);
      dress(marker.getElement(), pin);
      if (!known) markers.set(pin.key, marker.addTo(map));
    }
  };
}

/** Corners and pins are buttons, which can be dragged. */
function markerOf({ key, kind }: MapPin, events: MapEvents): Marker {
  const isStill = kind !== 'corner' && kind !== 'pin';
  const element = document.createElement(isStill ? 'div' : 'button');
  if (element instanceof HTMLButtonElement) element.type = 'button';
  if (kind === 'door' || kind === 'courier') element.append(drawing(ICONS[kind]));
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

function drawing(icon: IconName): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `${spriteUrl}#${icon}`);
  svg.append(use);
  return svg;
}

function dress(element: HTMLElement, { kind, label, isChosen }: MapPin): void {
  element.classList.add(styles[kind] ?? '');
  if (label === undefined) return;
  element.ariaLabel = label;
  element.title = label;
  if (!(element instanceof HTMLButtonElement)) element.role = 'img';
  else element.ariaPressed = String(isChosen ?? false);
}
