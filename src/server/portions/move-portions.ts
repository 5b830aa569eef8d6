import type { WantedPortions } from '../../domain/appraisal/wanted-portions.ts';
import { portionsLeft, type TakenPortions } from '../../domain/menu/portions.ts';
import { bumpContent } from '../editing/bump-content.ts';
import type { Tx } from '../platform/database/database.ts';
import { countedDay, type Day, returnPortion, takePortion } from './portions.repo.ts';

/** A dish of which too few are left, and how many they are. */
export interface Shortage {
  productId: string;
  left: number;
}

/**
 * Takes an order's counted portions of its business day, all or none. Dishes come in order of their ids. Bumps the content if guests'
 * pages have to say something else: lock no row of `restaurants` before.
 */
export async function takePortions(
  tx: Tx,
  day: Day,
  wanted: readonly WantedPortions[],
  now: number,
): Promise<TakenPortions | Shortage | null> {
  if (wanted.length === 0) return null;
  let isNews = false;
  for (const [index, each] of wanted.entries()) {
    const after = await takePortion(tx, day, each);
    if (after) {
      isNews ||= after.isNews;
      continue;
    }
    for (const taken of wanted.slice(0, index)) await returnPortion(tx, day, taken);
    const { productId, daily } = each;
    const row = await countedDay(tx, day, productId);
    const left = portionsLeft({ daily, days: new Map(row && [[day.date, row]]) }, day.date) ?? 0;
    return { productId, left };
  }
  if (isNews) await bumpContent(tx, day.restaurantId, now);
  return { date: day.date, taken: Object.fromEntries(wanted.map(({ productId, quantity }) => [productId, quantity])) };
}

export function isShortage(taken: TakenPortions | Shortage | null): taken is Shortage {
  return taken !== null && 'left' in taken;
}

/** Gives portions back, on the day for which they were taken. */
export async function returnPortions(
  tx: Tx,
  restaurantId: string,
  { date, taken }: TakenPortions,
  now: number,
): Promise<void> {
  let isNews = false;
  for (const [productId, quantity] of Object.entries(taken).sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (quantity <= 0) continue;
    const after = await returnPortion(tx, { restaurantId, date }, { productId, quantity });
    isNews ||= after.isNews;
  }
  if (isNews) await bumpContent(tx, restaurantId, now);
}
