import type { WantedPortions } from '../../domain/appraisal/wanted-portions.ts';
import { halfOf } from '../../domain/menu/halves.ts';
import { portionsLeft, type TakenPortions } from '../../domain/menu/portions.ts';
import { businessDate } from '../../domain/times/business-day.ts';
import type { Schedule } from '../../domain/times/opening-hours.ts';
import { readMenuRows } from '../menu/menu-rows.repo.ts';
import { readOrderingSettings } from '../menu/ordering-settings.repo.ts';
import type { OrderLineRow, StoredOrder } from '../orders/orders.repo.ts';
import type { Tx } from '../platform/database/database.ts';
import { fromJson, toJson } from '../platform/database/json-columns.ts';
import { isShortage, returnPortions, takePortions } from '../portions/move-portions.ts';
import { lockPortions } from '../portions/portions.repo.ts';

interface Change {
  /** How many units go of each line. */
  removed: readonly number[];
  added: readonly OrderLineRow[];
}

/** The business day for which an order is. */
export function dateOfStored({ order }: Pick<StoredOrder, 'order'>, schedule: Schedule): string {
  return businessDate(schedule, order.scheduled_at ?? order.created_at);
}

/**
 * Takes portions of the dishes that come to an order, and gives back those that go, on its business day. False: too few are left, and
 * nothing is written. Lock the order before.
 */
export async function changePortions(
  tx: Tx,
  { order, lines }: StoredOrder,
  { removed, added }: Change,
  now: number,
): Promise<boolean> {
  const { restaurant_id: restaurantId, id } = order;
  const kept = fromJson(order.portions ?? null);
  const wanted = added.length > 0 ? await wantedBy(tx, { order, added, now }) : null;
  const day = { restaurantId, date: kept?.date ?? wanted?.date ?? '' };
  if (wanted && kept) await lockPortions(tx, day, [...Object.keys(kept.taken), ...wanted.portions.map(dishOf)]);
  const more = wanted && (await takePortions(tx, { restaurantId, date: wanted.date }, wanted.portions, now));
  if (more && isShortage(more)) return false;
  if (!kept && !more) return true;
  const taken = kept?.taken ?? {};
  const back = backOf(taken, lines, removed);
  if (kept) await returnPortions(tx, restaurantId, { date: kept.date, taken: back }, now);
  const date = kept?.date ?? more?.date ?? '';
  const left = sum([taken, more?.taken ?? {}], back);
  await tx
    .updateTable('orders')
    .set({ portions: toJson<TakenPortions>({ date, taken: left }) })
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .execute();
  return true;
}

async function wantedBy(
  tx: Tx,
  { order, added, now }: Pick<StoredOrder, 'order'> & { added: Change['added']; now: number },
): Promise<{ date: string; portions: WantedPortions[] }> {
  const { restaurant_id: restaurantId } = order;
  const { schedule } = await readOrderingSettings(tx, restaurantId);
  const date = fromJson(order.portions ?? null)?.date ?? dateOfStored({ order }, schedule);
  const counts = new Map<string, number>();
  for (const line of added) {
    for (const id of dishesIn(line)) counts.set(id, (counts.get(id) ?? 0) + line.quantity);
  }
  const menu = await readMenuRows(tx, restaurantId, [...counts.keys()], now);
  const portions = [...counts].sort().flatMap(([productId, quantity]) => {
    const counted = menu.get(productId)?.portions;
    if (!counted || portionsLeft(counted, date) === null) return [];
    return { productId, quantity, daily: counted.daily, isShown: counted.isShown };
  });
  return { date, portions };
}

const dishOf = ({ productId }: WantedPortions) => productId;

/** The dish of a line, and those of which it is halves: each of them takes one portion. */
function dishesIn({ product_id, selected_options }: OrderLineRow): Set<string> {
  const halves = fromJson(selected_options).filter(({ optionId }) => halfOf(optionId)?.isDish);
  return new Set([product_id, ...halves.map(({ valueId }) => valueId)]);
}

/** What goes of the dishes whose portions the order has taken. */
function backOf(taken: TakenPortions['taken'], lines: readonly OrderLineRow[], removed: readonly number[]) {
  const back: TakenPortions['taken'] = {};
  for (const [index, line] of lines.entries()) {
    for (const id of dishesIn(line)) back[id] = Math.min((back[id] ?? 0) + (removed[index] ?? 0), taken[id] ?? 0);
  }
  return back;
}

function sum(more: readonly TakenPortions['taken'][], less: TakenPortions['taken']): TakenPortions['taken'] {
  const ids = new Set(more.flatMap((each) => Object.keys(each)));
  const counts = [...ids].map((id): [string, number] => [
    id,
    more.reduce((total, each) => total + (each[id] ?? 0), 0) - (less[id] ?? 0),
  ]);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
