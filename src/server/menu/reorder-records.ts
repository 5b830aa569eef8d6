import { recordChange } from '../editing/record-change.ts';
import { versionsRefusals } from '../editing/versions.refusals.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Tenant } from '../platform/http/app.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { textsOfMany } from '../texts/texts.repo.ts';
import { changeMenu } from './change-menu.ts';

/** Which records can be reordered, with the subject of their texts and the name of the change. */
const ORDERED = {
  categories: { subject: 'category', action: 'category_order' },
  products: { subject: 'product', action: 'product_order' },
  deals: { subject: 'deal', action: 'deal_order' },
} as const;
type Ordered = keyof typeof ORDERED;

/**
 * Reorders categories, products or deals: the named ones fill, in the order of `ids`, the places that they have now together; the others
 * stay. Throws a `Refusal` with the current list if one no longer exists.
 */
export async function reorderRecords<T>(
  services: Services,
  { tenant, userId, table, ids }: { tenant: Tenant; userId: string; table: Ordered; ids: readonly string[] },
  read: (tx: Tx, now: number) => Promise<T>,
): Promise<T> {
  const restaurantId = tenant.id;
  return changeMenu(services, { restaurantId, userId }, async (tx, act) => {
    const rows = await tx
      .selectFrom(table)
      .select(['id', 'position'])
      .where('restaurant_id', '=', restaurantId)
      .orderBy('position')
      .orderBy('id')
      .execute();
    const named = new Set(ids);
    const before = rows.filter(({ id }) => named.has(id)).map(({ id }) => id);
    if (before.length < ids.length) {
      throw new Refusal(versionsRefusals.menu_changed, { extra: { [table]: await read(tx, act.now) } });
    }
    const rest = ids.values();
    const wanted = rows.map(({ id }) => (named.has(id) ? (rest.next().value as string) : id));
    // Renumbers all positions: after removals and imports several rows may have the same one.
    const positions = new Map(rows.map(({ id, position }) => [id, position]));
    for (const [position, id] of wanted.entries()) {
      if (positions.get(id) === position) continue;
      await tx
        .updateTable(table)
        .set({ position })
        .where('restaurant_id', '=', restaurantId)
        .where('id', '=', id)
        .execute();
    }
    if (before.join() !== ids.join()) {
      const names = await namesOf(tx, tenant, table);
      const order = (all: readonly string[]) => ({ order: all.map((id) => names.get(id) ?? '') });
      const change = { subject: 'menu', subjectId: restaurantId, before: order(before), after: order(ids) };
      await recordChange(tx, act, { action: ORDERED[table].action, ...change });
    }
    return read(tx, act.now);
  });
}

/** Names in the content language, for the audit log. */
async function namesOf(tx: Tx, { id, contentLanguage }: Tenant, table: Ordered): Promise<Map<string, string>> {
  const texts = await textsOfMany(tx, { restaurantId: id, subject: ORDERED[table].subject }, ['name']);
  return new Map(texts.filter(({ lang }) => lang === contentLanguage).map((row) => [row.subject_id, row.text]));
}
