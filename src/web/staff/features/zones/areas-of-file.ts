import * as z from 'zod/mini';
import type { Point } from '../../../../domain/zones/distance.ts';
import { LEAST_CORNERS, ZONE_MAX } from '../../../../domain/zones/zone.ts';
import { tried } from '../../../app/api/tried.ts';
import { opened } from './typed-corners.ts';

/** An area of a file. `name` empty: the file has none. */
export interface FileArea {
  name: string;
  corners: Point[];
}

/** Why a file cannot be taken. */
export type FileFault = 'unreadable' | 'without_areas' | 'with_holes' | 'corners';

const position = z.pipe(
  z.array(z.number()).check(z.minLength(2)),
  z.transform(([longitude = 0, latitude = 0]: number[]): Point => [rounded(longitude), rounded(latitude)]),
);
const rings = z.array(z.array(position)).check(z.minLength(1));
const polygon = z.object({ type: z.literal('Polygon'), coordinates: rings });
const polygons = z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(rings) });
/** Points and lines, too, which people draw beside areas. */
const anything = z.object({ type: z.string() });
const feature = z.object({
  type: z.literal('Feature'),
  properties: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
  geometry: z.unknown(),
});
const collection = z.object({ type: z.literal('FeatureCollection'), features: z.array(feature) });

type Feature = Pick<z.infer<typeof feature>, 'properties' | 'geometry'>;

/** The areas that somebody has drawn elsewhere, as on geojson.io (RFC 7946); or why they cannot be taken. */
export function areasOfFile(text: string): FileArea[] | FileFault {
  const features = featuresOf(tried(() => JSON.parse(text) as unknown));
  if (!features) return 'unreadable';
  const areas = features.flatMap(({ properties, geometry }) => {
    const name = properties?.['name'] ?? properties?.['title'];
    return areasOf(geometry).map((all) => ({ name: typeof name === 'string' ? name.trim() : '', all }));
  });
  if (areas.length === 0) return 'without_areas';
  if (areas.some(({ all }) => all.length > 1)) return 'with_holes';
  const found = areas.map(({ name, all: [ring = []] }) => ({
    name: name.slice(0, ZONE_MAX.name),
    corners: opened(ring),
  }));
  const isRight = found.every(({ corners: { length } }) => length >= LEAST_CORNERS && length <= ZONE_MAX.corners);
  return isRight ? found : 'corners';
}

/** null: it is no GeoJSON. */
function featuresOf(content: unknown): Feature[] | null {
  const all = collection.safeParse(content);
  if (all.success) return all.data.features;
  const one = feature.safeParse(content);
  if (one.success) return [one.data];
  return anything.safeParse(content).success ? [{ geometry: content }] : null;
}

/** Each with its outer ring first, and its holes after that. */
function areasOf(geometry: unknown): Point[][][] {
  const one = polygon.safeParse(geometry);
  if (one.success) return [one.data.coordinates];
  const several = polygons.safeParse(geometry);
  return several.success ? several.data.coordinates : [];
}

/** To a tenth of a metre: programs write fifteen digits. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
