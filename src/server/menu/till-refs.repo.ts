import type { Db, Tx } from '../platform/database/database.ts';

/** A till's own ref of one of our records, where the menu came from there. */
export type OwnRef =
  /** `sizeId`: empty for a dish without sizes. */
  { subject: 'dish'; id: string; sizeId: string; ref: string } | { subject: 'option'; id: string; ref: string };

/** Rows of one statement: SQLite binds some 32,000 values. */
const ROWS = 1000;

export function ownRefKey(
  own: { subject: 'dish'; id: string; sizeId: string } | { subject: 'option'; id: string },
): string {
  return own.subject === 'dish' ? `dish ${own.id} ${own.sizeId}` : `option ${own.id}`;
}

/** All of them by `ownRefKey`. Two queries. */
export async function readOwnRefs(db: Db, restaurantId: string): Promise<Map<string, string>> {
  const dishes = await db
    .selectFrom('till_dish_refs')
    .select(['product_id as id', 'size_id as sizeId', 'ref'])
    .where('restaurant_id', '=', restaurantId)
    .execute();
  const options = await db
    .selectFrom('till_option_refs')
    .select(['value_id as id', 'ref'])
    .where('restaurant_id', '=', restaurantId)
    .execute();
  return new Map([
    ...dishes.map(({ ref, ...dish }) => [ownRefKey({ subject: 'dish', ...dish }), ref] as const),
    ...options.map(({ ref, ...option }) => [ownRefKey({ subject: 'option', ...option }), ref] as const),
  ]);
}

/**
 * Keeps what the till calls our records. What it said of the same refs before is forgotten, and asked at once: it meant nothing here as
 * long as nothing was called so.
 */
export async function keepOwnRefs(
  tx: Tx,
  { restaurantId: restaurant_id, now }: { restaurantId: string; now: number },
  refs: readonly OwnRef[],
): Promise<void> {
  for (let from = 0; from < refs.length; from += ROWS) {
    const some = refs.slice(from, from + ROWS);
    const dishes = some.flatMap((own) =>
      own.subject === 'dish' ? { restaurant_id, product_id: own.id, size_id: own.sizeId, ref: own.ref } : [],
    );
    const options = some.flatMap((own) =>
      own.subject === 'option' ? { restaurant_id, value_id: own.id, ref: own.ref } : [],
    );
    if (dishes.length > 0)
      await tx
        .insertInto('till_dish_refs')
        .values(dishes)
        .onConflict((oc) =>
          oc
            .columns(['restaurant_id', 'product_id', 'size_id'])
            .doUpdateSet(({ ref }) => ({ ref: ref('excluded.ref') })),
        )
        .execute();
    if (options.length > 0)
      await tx
        .insertInto('till_option_refs')
        .values(options)
        .onConflict((oc) =>
          oc.columns(['restaurant_id', 'value_id']).doUpdateSet(({ ref }) => ({ ref: ref('excluded.ref') })),
        )
        .execute();
    const called = some.map(({ ref }) => ref);
    await tx.deleteFrom('till_stock').where('restaurant_id', '=', restaurant_id).where('ref', 'in', called).execute();
  }
  if (refs.length > 0)
    await tx.updateTable('till_menus').set({ due_at: now }).where('restaurant_id', '=', restaurant_id).execute();
}

/** Forgets a till's own refs: the records are called by our ids again. */
export async function dropOwnRefs(tx: Tx, restaurantId: string, refs: readonly OwnRef[]): Promise<void> {
  for (const own of refs) {
    if (own.subject === 'dish')
      await tx
        .deleteFrom('till_dish_refs')
        .where('restaurant_id', '=', restaurantId)
        .where('product_id', '=', own.id)
        .where('size_id', '=', own.sizeId)
        .where('ref', '=', own.ref)
        .execute();
    else
      await tx
        .deleteFrom('till_option_refs')
        .where('restaurant_id', '=', restaurantId)
        .where('value_id', '=', own.id)
        .where('ref', '=', own.ref)
        .execute();
  }
}
