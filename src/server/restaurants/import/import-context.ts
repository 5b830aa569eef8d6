import type { RestaurantFile } from '../restaurant-file.ts';
import type { ImportIds } from './import-ids.ts';
import type { TextRows } from './text-rows.ts';

/** What every part of an import is given: the file, the ids of its things, and where its texts are gathered. */
export interface ImportContext {
  file: RestaurantFile;
  ids: ImportIds;
  /** The instant of loading (ms): relative days count from it. */
  now: number;
  texts: TextRows;
}
