import { ALLERGENS, type Allergen } from '../../../../domain/menu/food-labels.ts';
import { readJson } from '../../../app/storage/storage.ts';
import * as STORAGE_KEYS from '../../../app/storage/storage-keys.ts';
import { createStore } from '../../../app/storage/store.ts';

export const NONE: readonly Allergen[] = [];

/** What whoever uses this device avoids. It never leaves the device unless they ask for it with an order (`told.ts`). */
export const avoided = createStore<readonly Allergen[]>(typeof window === 'undefined' ? NONE : kept(), NONE);

function kept(): readonly Allergen[] {
  const codes = readJson<unknown>(STORAGE_KEYS.avoided);
  return Array.isArray(codes) ? ALLERGENS.filter((name) => codes.includes(name)) : NONE;
}
