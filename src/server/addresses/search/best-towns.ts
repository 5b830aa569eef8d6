import { MAX_SUGGESTIONS, type SuggestOptions } from './address-search.ts';
import { areaTownOf, type PostcodeCentre } from './postcode-centre.ts';
import type { Town } from './towns.ts';

export interface WantedTown {
  prefix: string;
  centre: PostcodeCentre | null;
  near: SuggestOptions['near'];
}

/**
 * Towns whose name begins with the prefix (all for an empty one), where the postcode is if any are; no name twice.
 * null for none.
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

/** Size counts, distance from the postcode or else the restaurant against it; a name typed in full comes first. */
function score(town: Town, { prefix, centre, near }: WantedTown): number {
  const size = Math.log10(town.population + 10);
  const from = centre?.near ?? near;
  const distance = from ? Math.log10(1 + kilometres(town, from) / 5) : 0;
  const isNamed = prefix !== '' && town.keys.includes(prefix);
  return size - 2 * distance + (isNamed ? 20 : 0);
}

/** Flat-earth distance: near enough to rank towns of one country. */
function kilometres(town: Town, [longitude, latitude]: readonly [number, number]): number {
  const north = (town.latitude - latitude) * 111;
  const east = (town.longitude - longitude) * 111 * Math.cos((latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}
