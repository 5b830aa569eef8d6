import type { ImportIds } from './import-ids.ts';
import type { RestaurantFile } from './restaurant-file.ts';
import type { TextRows } from './text-rows.ts';

/** What becomes rows of a menu, and `texts`, to which its texts are added. */
export interface MenuContext {
  file: Pick<RestaurantFile, 'currency' | 'categories' | 'optionGroups' | 'products'>;
  ids: ImportIds;
  texts: TextRows;
}

/** The input of every part of an import. */
export interface ImportContext extends MenuContext {
  file: RestaurantFile;
  /** The instant of loading (ms): relative days count from it. */
  now: number;
}
