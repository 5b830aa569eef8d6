import type { Allergen } from '../../../../domain/menu/food-labels.ts';
import { storage, writeJson } from '../../../app/storage/storage.ts';
import * as STORAGE_KEYS from '../../../app/storage/storage-keys.ts';
import { avoided, NONE } from './avoided.ts';

/** Keeps on this device what is avoided; none: nothing any more. */
export function avoid(allergens: readonly Allergen[]): void {
  if (allergens.length) writeJson(STORAGE_KEYS.avoided, allergens);
  else storage.remove(STORAGE_KEYS.avoided);
  avoided.set(allergens.length ? allergens : NONE);
}
