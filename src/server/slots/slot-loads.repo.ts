import { LOAD_KINDS, limitsAt, type SlotLoad, type SlotShare } from '../../domain/slots/capacity.ts';
import type { rulesOf } from '../../domain/slots/free-times.ts';
import type { Db, DialectName, Tx } from '../platform/database/database.ts';

type Rules = ReturnType<typeof rulesOf>;

/** What the slots from `from` on have taken (ms). */
export async function findLoads(db: Db, restaurantId: string, from: number): Promise<Map<number, SlotLoad>> {
  const rows = await db
    .selectFrom('slot_loads')
    .select(['slot_at', 'orders', 'units', 'deliveries'])
    .where('restaurant_id', '=', restaurantId)
    .where('slot_at', '>=', from)
    .execute();
  return new Map(rows.map(({ slot_at, ...load }) => [slot_at, load]));
}

/**
 * Takes an order's shares of its slots where they still have room: whether they had. Shares come in order of time, so that two
 * orders never wait for each other's slots.
 */
export async function takeShares(
  tx: Tx,
  restaurantId: string,
  { shares, rules }: { shares: readonly SlotShare[]; rules: Rules },
): Promise<boolean> {
  for (const [index, share] of shares.entries()) {
    if (await takeShare(tx, restaurantId, share, rules)) continue;
    await moveShares(tx, restaurantId, { from: shares.slice(0, index), to: [] });
    return false;
  }
  return true;
}

/** One statement decides whether there is room, however many orders ask at once. */
async function takeShare(tx: Tx, restaurant_id: string, share: SlotShare, rules: Rules): Promise<boolean> {
  const { at: slot_at, ...load } = share;
  const limits = limitsAt(slot_at, rules);
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('slot_loads')
    .values({ restaurant_id, slot_at, ...load })
    .onConflict((conflict) =>
      conflict
        .columns(['restaurant_id', 'slot_at'])
        .doUpdateSet((eb) => ({
          orders: eb('slot_loads.orders', '+', load.orders),
          units: eb('slot_loads.units', '+', load.units),
          deliveries: eb('slot_loads.deliveries', '+', load.deliveries),
        }))
        .where((eb) =>
          eb.and(
            LOAD_KINDS.flatMap((kind) => {
              const limit = limits[kind];
              if (limit === null || load[kind] === 0) return [];
              return eb(`slot_loads.${kind}`, '<=', limit - load[kind]);
            }),
          ),
        ),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Moves an order's shares to where staff have promised it, full or not; `to` empty: gives them back. */
export async function moveShares(
  tx: Tx,
  restaurant_id: string,
  { from, to }: { from: readonly SlotShare[]; to: readonly SlotShare[] },
): Promise<void> {
  for (const { at: slot_at, ...change } of changesOf(from, to)) {
    await tx
      .insertInto('slot_loads')
      .values({ restaurant_id, slot_at, ...change })
      .onConflict((conflict) =>
        conflict.columns(['restaurant_id', 'slot_at']).doUpdateSet((eb) => ({
          orders: eb('slot_loads.orders', '+', change.orders),
          units: eb('slot_loads.units', '+', change.units),
          deliveries: eb('slot_loads.deliveries', '+', change.deliveries),
        })),
      )
      .execute();
  }
}

/**
 * Keeps others from the slots of an order before anything else of it is changed: slots come before portions, as in placing an order, so
 * that no two transactions wait for each other.
 */
export async function lockShares(tx: Tx, restaurantId: string, shares: readonly SlotShare[]): Promise<void> {
  for (const at of [...new Set(shares.map((share) => share.at))].sort((one, other) => one - other)) {
    await tx
      .updateTable('slot_loads')
      .set((eb) => ({ units: eb.ref('units') }))
      .where('restaurant_id', '=', restaurantId)
      .where('slot_at', '=', at)
      .execute();
  }
}

/** The same with all slots from `from` on (ms), for an order that takes others than those that are given back for it. SQLite has one writer. */
export async function lockSlotsFrom(tx: Tx, dialect: DialectName, restaurantId: string, from: number): Promise<void> {
  if (dialect !== 'postgres') return;
  await tx
    .selectFrom('slot_loads')
    .select('slot_at')
    .where('restaurant_id', '=', restaurantId)
    .where('slot_at', '>=', from)
    .orderBy('slot_at')
    .forUpdate()
    .execute();
}

function changesOf(from: readonly SlotShare[], to: readonly SlotShare[]): SlotShare[] {
  const changes = new Map<number, SlotShare>();
  const add = ({ at, orders, units, deliveries }: SlotShare, sign: 1 | -1) => {
    const before = changes.get(at) ?? { at, orders: 0, units: 0, deliveries: 0 };
    changes.set(at, {
      at,
      orders: before.orders + sign * orders,
      units: before.units + sign * units,
      deliveries: before.deliveries + sign * deliveries,
    });
  };
  for (const share of from) add(share, -1);
  for (const share of to) add(share, 1);
  return [...changes.values()]
    .filter((change) => LOAD_KINDS.some((kind) => change[kind] !== 0))
    .sort((one, other) => one.at - other.at);
}
