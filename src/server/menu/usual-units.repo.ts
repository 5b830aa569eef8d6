import type { Tx } from '../platform/database/database.ts';

/**
 * The units of a slot that most dishes of these categories take, active or not, so that a new drink takes none where drinks take none;
 * the smaller of two that are equally frequent; 1 where no dish is yet.
 */
export async function usualUnits(
  tx: Tx,
  { restaurantId, categoryIds }: { restaurantId: string; categoryIds: string[] },
): Promise<number> {
  const usual = await tx
    .selectFrom('product_categories')
    .innerJoin('products', (join) =>
      join
        .onRef('products.restaurant_id', '=', 'product_categories.restaurant_id')
        .onRef('products.id', '=', 'product_categories.product_id'),
    )
    .select('products.units')
    .where('product_categories.restaurant_id', '=', restaurantId)
    .where('product_categories.category_id', 'in', categoryIds)
    .groupBy('products.units')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('products.units')
    .limit(1)
    .executeTakeFirst();
  return usual?.units ?? 1;
}
