import { MINUTE } from '../../domain/times/zoned-time.ts';
import { bumpContent } from '../editing/bump-content.ts';
import { lockRestaurant } from '../editing/lock-restaurant.ts';
import { findStock, type StockTable, setStock } from '../menu/availability.repo.ts';
import { recordStock } from '../menu/record-stock.ts';
import { inTransaction, type Tx } from '../platform/database/database.ts';
import type { Services } from '../services.ts';
import type { WorkChange } from '../work/leases.ts';
import type { WorkKind } from '../work/work-kind.ts';
import { openTill } from './open-till.ts';
import { type RanOut, ranOut } from './ran-out.ts';
import { findRunOut, findTillMenu, keepRunOut, MENUS_OF_TILLS, type TillMenuRow } from './till-menus.repo.ts';
import { type RunOut, TillError } from './till-port.ts';

/** How often a till is asked that says nothing: what it told may have been lost. */
const ASKED_MS = 10 * MINUTE;

/** What tills have run out of, asked for at once when they say that something has changed, and now and then. */
export const TILL_STOCK: WorkKind<'till_menus'> = {
  name: 'stock of tills',
  place: MENUS_OF_TILLS,
  leaseMs: 2 * MINUTE,
  everyMs: 1000,
  atOnce: { places: 2, spare: 5 },
  retries: { firstMs: 10_000, longestMs: ASKED_MS },
  attempt: ask,
  waitMs: (error) => (error instanceof TillError ? error.waitMs : null),
  giveUp: async (services, _row, error) => ({ due_at: services.clock() + ASKED_MS, last_error: error }),
};

async function ask(services: Services, row: TillMenuRow): Promise<WorkChange<'till_menus'>> {
  const opened = await openTill(services, row.restaurant_id);
  if (opened) await followStock(services, row, await opened.port.readStock(row.catalog_id));
  const now = services.clock();
  return { due_at: now + ASKED_MS, read_at: now, attempts: 0, last_error: null };
}

/**
 * Takes off what the till has run out of, and brings back what it has again. Only what has changed since it was asked last counts: what staff
 * do here meanwhile stands. A dish of several sizes is out with the last of them.
 */
async function followStock(
  services: Services,
  { restaurant_id: restaurantId, catalog_id }: TillMenuRow,
  said: RunOut[],
) {
  const now = services.clock();
  const out = uniqueOf(said.filter(({ until }) => until === null || until > now));
  const isChanged = await inTransaction(services.db, async (tx) => {
    await lockRestaurant(tx, restaurantId);
    // Another catalogue may have been chosen meanwhile.
    if ((await findTillMenu(tx, restaurantId))?.catalog_id !== catalog_id) return false;
    const known = await findRunOut(tx, restaurantId);
    if (isSame(known, out)) return false;
    const [before, after] = [await ranOut(tx, restaurantId, known), await ranOut(tx, restaurantId, out)];
    await keepRunOut(tx, restaurantId, out);
    const changed = [
      ...[...after].flatMap(([key, item]) =>
        before.get(key)?.until === item.until ? [] : { ...item, isAvailable: false },
      ),
      ...[...before].flatMap(([key, item]) => (after.has(key) ? [] : { ...item, isAvailable: true })),
    ];
    if (changed.length === 0) return false;
    await bumpContent(tx, restaurantId, now);
    for (const item of changed) await change(tx, { restaurantId, now }, item);
    return true;
  });
  if (!isChanged) return;
  services.content.changed(restaurantId);
  services.live.notifyStaff(restaurantId, { kind: 'availability_changed' });
}

async function change(
  tx: Tx,
  { restaurantId, now }: { restaurantId: string; now: number },
  { table, id, until, isAvailable }: RanOut & { isAvailable: boolean; table: StockTable },
): Promise<void> {
  const before = await findStock(tx, table, { restaurantId, id });
  const after = { is_available: Number(isAvailable), unavailable_until: isAvailable ? null : until };
  if (!before || (before.is_available === after.is_available && before.unavailable_until === after.unavailable_until))
    return;
  await setStock(tx, table, { restaurantId, id }, after);
  await recordStock(tx, { restaurantId, userId: null, now }, { table, id, before, after });
}

const keyOf = ({ kind, ref }: RunOut) => `${kind} ${ref}`;

/** An entry of each ref; a till that names one twice is believed the later time. */
function uniqueOf(out: readonly RunOut[]): RunOut[] {
  return [...new Map(out.map((each) => [keyOf(each), each])).values()];
}

function isSame(one: readonly RunOut[], other: readonly RunOut[]): boolean {
  const all = new Map(one.map((each) => [keyOf(each), each.until]));
  return (
    one.length === other.length && other.every((each) => all.has(keyOf(each)) && all.get(keyOf(each)) === each.until)
  );
}
