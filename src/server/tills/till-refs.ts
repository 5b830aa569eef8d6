import { sizesOf } from '../menu/sizes.repo.ts';
import { ownRefKey, readOwnRefs } from '../menu/till-refs.repo.ts';
import type { Db } from '../platform/database/database.ts';

/** What a till calls dishes and options: by its own refs where the menu came from there, else by our ids. */
export interface TillRefs {
  isSize(valueId: string): boolean;
  /** Of a dish in a size, which is a sku of its own there; null: it has no sizes. */
  skuOf(dishId: string, sizeId: string | null): string;
  optionOf(valueId: string): string;
}

/** Three queries, however many dishes. */
export async function readTillRefs(db: Db, restaurantId: string): Promise<TillRefs> {
  const sizes = await sizesOf(db, restaurantId);
  const own = await readOwnRefs(db, restaurantId);
  return {
    isSize: (valueId) => sizes.has(valueId),
    skuOf: (id, sizeId) =>
      own.get(ownRefKey({ subject: 'dish', id, sizeId: sizeId ?? '' })) ?? (sizeId === null ? id : `${id}:${sizeId}`),
    optionOf: (id) => own.get(ownRefKey({ subject: 'option', id })) ?? id,
  };
}
