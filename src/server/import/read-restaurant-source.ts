import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { RestaurantSource } from './import-restaurant.ts';
import { parseRestaurantFile } from './parse-restaurant-file.ts';
import { utf8Text } from './read-text.ts';

/** Reads a restaurant file from disk; its pictures are beside it. */
export async function readRestaurantSource(path: string): Promise<RestaurantSource> {
  const data = await readFile(path).catch(() => {
    throw new Error(`${path} cannot be read`);
  });
  return { file: parseRestaurantFile(utf8Text(data, path), path), baseDir: dirname(path), fileName: path };
}
