import { readFile } from 'node:fs/promises';
import { searchKey } from '../../domain/search-key.ts';

/** A town or city of `towns.tsv` (from GeoNames; see docs/licences.md). */
export interface Town {
  /** GeoNames id. */
  id: string;
  name: string;
  /** ISO 3166, upper case. */
  country: string;
  region: string;
  latitude: number;
  longitude: number;
  population: number;
  /** First half of the postcodes in the town's centre; empty: unknown. */
  district: string;
  /** The name and its alias in the form of `searchable`. */
  keys: string[];
}

let loading: Promise<Map<string, Town>> | undefined;

/** All towns by id, largest first. Read from disk at the first call and kept in memory: about 2 MB. */
export function loadTowns(): Promise<Map<string, Town>> {
  loading ??= read();
  return loading;
}

/** Lower case without accents or punctuation, so that "evora" finds "Évora" and "st. albans" finds "St Albans". */
export function searchable(text: string): string {
  return searchKey(text)
    .replaceAll('.', '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

async function read(): Promise<Map<string, Town>> {
  const text = await readFile(new URL('./towns.tsv', import.meta.url), 'utf8');
  const [, ...lines] = text.trimEnd().split('\n');
  return new Map(lines.map(parse).map((town) => [town.id, town]));
}

function parse(line: string): Town {
  const [id = '', name = '', country = '', region = '', latitude, longitude, population, district = '', alias] =
    line.split('\t');
  return {
    id,
    name,
    country,
    region,
    latitude: Number(latitude),
    longitude: Number(longitude),
    population: Number(population),
    district,
    keys: [name, alias].filter((key) => key !== undefined && key !== '').map((key) => searchable(key as string)),
  };
}
