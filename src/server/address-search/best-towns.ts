import { MAX_SUGGESTIONS, type SuggestOptions } from './address-search.ts';
import { areaTownOf, type PostcodeCentre } from './postcode-centre.ts';
import type { Town } from './towns.ts';

export interface WantedTown {
  prefix: string;
  centre: PostcodeCentre | null;
  near: SuggestOptions['near'];
}

/**
 * The best towns whose name begins with the prefix (empty: all towns), only those around the postcode if there are any. No two
 * have the same name and region. null: none found.
 */
export function bestTowns(towns: Town[], wanted: WantedTown): Town[] | null {
  const { prefix, centre } = wanted;
  const named = towns.filter(({ keys }) => keys.some((key) => key.startsWith(prefix)));
  const around = centre ? named.filter((town) => isAt(town, centre)) : [];
  const scored = (around.length > 0 ? around : named)
    .map((town) => ({ town, score: score(town, wanted) }))
    .sort((a, b) => b.score - a.score);
  const chosen = new Map<string, Town>();
  for (const { town } of scored) {
    const name = `${town.name}|${town.region}`;
    if (!chosen.has(name)) chosen.set(name, town);
    if (chosen.size === MAX_SUGGESTIONS) break;
  }
  return chosen.size > 0 ? [...chosen.values()] : null;
}

function isAt(town: Town, { near, kilometres: reach, areaTown }: PostcodeCentre): boolean {
  return kilometres(town, near) <= reach && (town.district === '' || areaTownOf(town.district) === areaTown);
}

/**
 * Larger and nearer towns score higher, with the distance from the postcode, else from the restaurant. A completely typed name
 * beats all others.
 */
function score(town: Town, { prefix, centre, near }: WantedTown): number {
  const size = Math.log10(town.population + 10);
  const from = centre?.near ?? near;
  const distance = from ? Math.log10(1 + kilometres(town, from) / 5) : 0;
  const isNamed = prefix !== '' && town.keys.includes(prefix);
  return size - 2 * distance + (isNamed ? 20 : 0);
}

/** Distance on a plane: accurate enough to rank the towns of one country. */
function kilometres(town: Town, [longitude, latitude]: readonly [number, number]): number {
  const north = (town.latitude - latitude) * 111;
  const east = (town.longitude - longitude) * 111 * Math.cos((latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}
