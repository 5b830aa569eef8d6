import { BRITISH_AREAS, PORTUGUESE_AREAS } from './postcode-areas.ts';
import { areaOf } from './take-postcode.ts';
import { searchable, type Town } from './towns.ts';

/** Radius of a postcode: around its own town if that is known, and around the town of its area if not. */
const DISTRICT_KM = 5;
const AREA_KM = 30;

/** Approximate position of a postcode. `near` is [longitude, latitude], `kilometres` the radius. */
export interface PostcodeCentre {
  near: readonly [number, number];
  kilometres: number;
  /** The town of its area, in the form of `searchable`. */
  areaTown: string;
}

/** The position of the postcode's town, else of the town after which its area is named; null: neither is known. */
export function centreOf(towns: Map<string, Town>, postcode: string): PostcodeCentre | null {
  const [outer = ''] = postcode.split(/[ -]/);
  if (outer === '') return null;
  const all = [...towns.values()];
  const areaTown = areaTownOf(outer);
  const country = BRITISH_AREAS.has(areaOf(outer)) ? 'GB' : 'PT';
  const exact = all.find(({ district }) => district === outer);
  const town = exact ?? all.find((each) => each.country === country && each.keys.includes(areaTown));
  return town ? { near: [town.longitude, town.latitude], kilometres: exact ? DISTRICT_KM : AREA_KM, areaTown } : null;
}

/** The town of a postcode's area. Large towns have several areas: Lisboa ten, London eight. */
export function areaTownOf(outer: string): string {
  const area = areaOf(outer);
  return searchable(BRITISH_AREAS.get(area) ?? PORTUGUESE_AREAS.get(area) ?? '');
}
