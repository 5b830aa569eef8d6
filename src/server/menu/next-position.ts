import type { Tx } from '../platform/database/database.ts';

/** The position after all rows, inactive ones included. */
export async function nextPosition(tx: Tx, table: 'products' | 'categories', restaurantId: string): Promise<number> {
  const { last } = await tx
    .selectFrom(table)
    .select((eb) => eb.fn.max('position').as('last'))
    .where('restaurant_id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  return Number(last ?? -1) + 1;
}
