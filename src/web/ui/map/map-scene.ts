/** [longitude, latitude] in degrees, as in GeoJSON. */
export type MapPlace = readonly [longitude: number, latitude: number];

/** A point on a map: `place` stands still, `corner` and `pin` can be dragged. */
export interface MapPin {
  key: string;
  kind: 'place' | 'corner' | 'pin';
  at: MapPlace;
  /** The accessible name. */
  label: string;
  isChosen?: boolean;
}

export interface MapArea {
  corners: readonly MapPlace[];
  isChosen: boolean;
}

/** What is drawn on a map. */
export interface MapScene {
  pins: readonly MapPin[];
  areas: readonly MapArea[];
}

/** What somebody does on a map. */
export interface MapEvents {
  onTap(at: MapPlace): void;
  onMove(key: string, to: MapPlace): void;
  onPick(key: string): void;
}

/** The texts and limits of a map. */
export interface MapLook {
  label: string;
  maxZoom: number;
}

/** The box of everything in a scene, from the south-west to the north-east; null: there is nothing in it. */
export function boundsOf({ pins, areas }: MapScene): [MapPlace, MapPlace] | null {
  const places = [...pins.map(({ at }) => at), ...areas.flatMap(({ corners }) => corners)];
  if (places.length === 0) return null;
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  return [
    [Math.min(...xs), Math.min(...ys)],
    [Math.max(...xs), Math.max(...ys)],
  ];
}
