import type { FirstSteps } from '../../contract/staff/staff-first-steps.ts';
import { missingFacts } from '../../domain/legal/legal-facts.ts';
import type { AuditAction } from '../../domain/people/audit-actions.ts';
import { postcodeNeed } from '../../domain/people/postcode.ts';
import { windowsOf } from '../../domain/times/opening-windows.ts';
import type { Db } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import type { RestaurantsTable } from '../platform/tables/restaurant-tables.ts';

/** How far a new restaurant has come on its way to a first order (docs/opening-a-restaurant.md). */
export async function readFirstSteps(db: Db, restaurantId: string): Promise<FirstSteps> {
  const row = await db
    .selectFrom('restaurants')
    .select((eb) => [
      'opening_hours',
      'cover_picture',
      'preparing_since',
      'legal',
      'taxes',
      'country',
      'delivery_fee',
      'zones',
      eb
        .exists(
          eb
            .selectFrom('products as p')
            .innerJoin('product_categories as pc', (join) =>
              join.onRef('pc.restaurant_id', '=', 'p.restaurant_id').onRef('pc.product_id', '=', 'p.id'),
            )
            .innerJoin('categories as c', (join) =>
              join.onRef('c.restaurant_id', '=', 'pc.restaurant_id').onRef('c.id', '=', 'pc.category_id'),
            )
            .select('p.id')
            .where('p.restaurant_id', '=', restaurantId)
            .where('p.is_active', '=', 1)
            .where('c.is_active', '=', 1),
        )
        .as('has_dish'),
      eb
        .selectFrom('orders')
        .select('id')
        .where('restaurant_id', '=', restaurantId)
        .orderBy('created_at')
        .orderBy('id')
        .limit(1)
        .as('first_order'),
    ])
    .where('id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  const decided = await decidedSettings(db, restaurantId);
  const legal = fromJson(row.legal);
  const days = row.opening_hours === null ? [] : Object.values(fromJson(row.opening_hours));
  return {
    hasHours: days.some((day) => windowsOf(day).length > 0),
    hasDish: Boolean(row.has_dish),
    hasCover: row.cover_picture !== null,
    hasOrder: row.first_order !== null,
    hasDelivery: decided.has('delivery_settings') && !deliversEverywhere(row),
    hasLegal: legal !== null && missingFacts(legal.law, legal).length === 0,
    hasTaxes: row.taxes !== null || decided.has('taxes'),
    hasPayment: decided.has('payment_methods'),
    hasLook: decided.has('theme'),
    isPreparing: row.preparing_since !== null,
  };
}

/** Nobody's address would be too far away, although the country has postcodes that could bound the area. */
function deliversEverywhere(row: Pick<RestaurantsTable, 'delivery_fee' | 'zones' | 'country'>): boolean {
  return row.delivery_fee !== null && row.zones === null && postcodeNeed(row.country) !== 'none';
}

const DECISIONS: readonly AuditAction[] = ['delivery_settings', 'payment_methods', 'taxes', 'theme'];

/** Which settings somebody has saved: a new restaurant has values for them that nobody has chosen. */
async function decidedSettings(db: Db, restaurantId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('audit_log')
    .select('action')
    .distinct()
    .where('restaurant_id', '=', restaurantId)
    .where('subject', '=', 'restaurant')
    .where('subject_id', '=', restaurantId)
    .where('action', 'in', DECISIONS)
    .execute();
  return new Set(rows.map(({ action }) => action));
}
