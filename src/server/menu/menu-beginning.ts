import type { Db } from '../platform/database/database.ts';

/** How the menu began: `none` without a template, or so that it cannot be taken back, because something `sold` refers to it. */
export type MenuBeginning = 'none' | 'sold' | 'template';

/**
 * Whether the menu began with a template that can be taken back: nobody has ordered, and no offer is only for some dishes, which would
 * become one for all of them.
 */
export async function menuBeginning(db: Db, restaurantId: string): Promise<MenuBeginning> {
  const row = await db
    .selectFrom('audit_log')
    .select((eb) => [
      'action',
      eb
        .selectFrom('orders')
        .select('id')
        .where('restaurant_id', '=', restaurantId)
        .orderBy('created_at')
        .orderBy('id')
        .limit(1)
        .as('first_order'),
      eb
        .selectFrom('promotion_products')
        .select('product_id')
        .where('restaurant_id', '=', restaurantId)
        .limit(1)
        .as('offered_dish'),
    ])
    .where('restaurant_id', '=', restaurantId)
    .where('subject', '=', 'restaurant')
    .where('subject_id', '=', restaurantId)
    .where('action', 'in', ['menu_started', 'menu_emptied'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row?.action !== 'menu_started') return 'none';
  return row.first_order !== null || row.offered_dish !== null ? 'sold' : 'template';
}
