import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { RestaurantSource } from './import-restaurant.ts';
import { parseRestaurantFile } from './parse-restaurant-file.ts';

/** Reads a restaurant file from disk; its pictures are beside it. */
export async function readRestaurantSource(path: string): Promise<RestaurantSource> {
  const json = await readFile(path, 'utf8').catch(() => {
    throw new Error(`${path} cannot be read`);
  });
  return { file: parseRestaurantFile(json, path), baseDir: dirname(path), fileName: path };
}
