/** [longitude, latitude] in degrees, as in GeoJSON. */
export type MapPlace = readonly [longitude: number, latitude: number];

export type MapFrame = readonly [southWest: MapPlace, northEast: MapPlace];

/** A point on a map: `corner` and `pin` can be dragged, the others stand still. */
export interface MapPin {
  key: string;
  kind: 'place' | 'corner' | 'pin' | 'door' | 'courier';
  at: MapPlace;
  /** The accessible name; missing on a picture beside words. */
  label?: string;
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
  /** What is seen, from the south-west to the north-east; missing: what is in it at first. */
  frame?: MapFrame | undefined;
}

/** What somebody does on a map. */
export interface MapEvents {
  onTap(at: MapPlace): void;
  onMove(key: string, to: MapPlace): void;
  onPick(key: string): void;
}

/** The texts and limits of a map. */
export interface MapLook {
  /** Missing: it is a picture beside words, on which nothing can be done. */
  label?: string | undefined;
  maxZoom: number;
}

/** The box of everything in a scene, from the south-west to the north-east; null: there is nothing in it. */
export function boundsOf({ pins, areas }: MapScene): MapFrame | null {
  const places = [...pins.map(({ at }) => at), ...areas.flatMap(({ corners }) => corners)];
  if (places.length === 0) return null;
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  return [
    [Math.min(...xs), Math.min(...ys)],
    [Math.max(...xs), Math.max(...ys)],
  ];
}
