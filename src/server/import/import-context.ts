import type { ImportIds } from './import-ids.ts';
import type { RestaurantFile } from './restaurant-file.ts';
import type { TextRows } from './text-rows.ts';

/** The input of every part of an import, and `texts`, to which each part adds its texts. */
export interface ImportContext {
  file: RestaurantFile;
  ids: ImportIds;
  /** The instant of loading (ms): relative days count from it. */
  now: number;
  texts: TextRows;
}
