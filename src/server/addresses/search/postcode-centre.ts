import { BRITISH_AREAS, PORTUGUESE_AREAS } from './postcode-areas.ts';
import { areaOf } from './take-postcode.ts';
import { searchable, type Town } from './towns.ts';

/** How far a postcode reaches: from the town that it is of, and from that of its area. */
const DISTRICT_KM = 5;
const AREA_KM = 30;

/** Where a postcode is. */
export interface PostcodeCentre {
  near: readonly [number, number];
  kilometres: number;
  /** The town that its area is named after, as `searchable` writes it. */
  areaTown: string;
}

/** Around the town that the postcode is of, or else the one that its area is named after. */
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

/** Lisboa has ten areas, London eight: areas of one name are one. */
export function areaTownOf(outer: string): string {
  const area = areaOf(outer);
  return searchable(BRITISH_AREAS.get(area) ?? PORTUGUESE_AREAS.get(area) ?? '');
}
