import { portionsLeft } from '../menu/portions.ts';
import { businessDate } from '../times/business-day.ts';
import type { Schedule } from '../times/opening-hours.ts';
import type { AskedMenu } from './lines.ts';
import { type Obstacle, obstacle } from './obstacles.ts';
import type { RepricedItem } from './reprice.ts';

/** Counted portions that an order wants of a dish. */
export interface WantedPortions {
  productId: string;
  quantity: number;
  /** Each business day; null: only what staff said of this one. */
  daily: number | null;
  isShown: boolean;
}

/** What an order wants of the dishes whose portions are counted on its business day, each dish once, by id. */
export function wantedPortions(
  items: readonly RepricedItem[],
  { menu }: Pick<AskedMenu, 'menu'>,
  date: string,
): WantedPortions[] {
  const wanted = new Map<string, WantedPortions>();
  for (const { line } of items) {
    const portions = line && menu.get(line.productId)?.portions;
    if (!portions || portionsLeft(portions, date) === null) continue;
    const { productId } = line;
    const quantity = (wanted.get(productId)?.quantity ?? 0) + line.quantity;
    wanted.set(productId, { productId, quantity, daily: portions.daily, isShown: portions.isShown });
  }
  // In one order everywhere, so that two orders never wait for each other.
  return [...wanted.values()].sort((one, other) => (one.productId < other.productId ? -1 : 1));
}

/** Each dish of which too few are left on the day for which the order is. */
export function portionObstacles(items: readonly RepricedItem[], asked: AskedMenu, date: string): Obstacle[] {
  return wantedPortions(items, asked, date).flatMap(({ productId, quantity }) => {
    const portions = asked.menu.get(productId)?.portions;
    const left = portions ? portionsLeft(portions, date) : null;
    return left === null || quantity <= left ? [] : portionsObstacle(asked.shown.get(productId)?.name ?? '', left);
  });
}

export function portionsObstacle(product: string, left: number): Obstacle {
  return obstacle(left === 0 ? 'portions_gone' : 'portions_few', { values: { product, count: left } });
}

/** The business day for which an order is; null: no time is chosen yet. */
export function dateOfOrder(
  { isASAP, scheduledAt }: { isASAP: boolean; scheduledAt: number | null },
  schedule: Schedule,
  now: number,
): string | null {
  if (!isASAP && scheduledAt === null) return null;
  return businessDate(schedule, (isASAP ? null : scheduledAt) ?? now);
}
