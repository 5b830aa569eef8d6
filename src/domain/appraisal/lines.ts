import { decimalsOf } from '../money/currencies.ts';
import { toMinor } from '../money/money.ts';
import type { OrderType } from '../orders/order-types.ts';
import type { Override } from '../orders/overrides.ts';
import type { AskedDeals } from './asked-deals.ts';
import { inDeals } from './in-deals.ts';
import type { MenuProduct, ShownProducts } from './menu-product.ts';
import { type Obstacle, type ObstacleCode, obstacle } from './obstacles.ts';
import { type ItemProblem, type RepricedItem, repriceItem, type SentItem } from './reprice.ts';

export interface AskedMenu {
  menu: ReadonlyMap<string, MenuProduct>;
  /** The menu in the reader's language. */
  shown: ShownProducts;
  /** The deals that are asked for; missing: none. */
  deals?: AskedDeals;
}

interface Asked {
  orderType: OrderType | null;
  currency: { code: string };
  overrides?: readonly Override[];
}

/** What was sent, at the menu's prices for the order's type (null: not chosen yet), or at the base prices that were agreed upon with a caller. */
export function appraiseItems(
  sent: readonly SentItem[],
  { menu, shown, deals }: AskedMenu,
  { overrides = [], currency, orderType }: Asked,
): RepricedItem[] {
  const items = inDeals(
    sent.map((item) => repriceItem(item, menu, shown, orderType)),
    { menu, deals },
  );
  return overrides.includes('prices') ? items.map((item) => agreed(item, decimalsOf(currency.code))) : items;
}

function agreed({ line, ...item }: RepricedItem, decimals: number): RepricedItem {
  const { price } = item.sent;
  return {
    ...item,
    line: line && { ...line, unitPrice: price === undefined ? line.unitPrice : toMinor(price, decimals) },
  };
}

/** The items without the lines of those whose options must be chosen again: they have no price. */
export function priceable(items: readonly RepricedItem[]): RepricedItem[] {
  return items.map((item) => (mustChooseAgain(item) ? { ...item, line: null, units: 0 } : item));
}

export function mustChooseAgain({ problems }: Pick<RepricedItem, 'problems'>): boolean {
  return problems.some(({ kind }) => kind === 'option_required' || kind === 'option_limit');
}

/** Each item that cannot be ordered as it was sent, by the first thing that is the matter with it. */
export function itemObstacles(items: readonly RepricedItem[]): Obstacle[] {
  return items.flatMap(({ sent, shown, problems }) => {
    const problem = problems[0];
    if (!problem) return [];
    const values = { product: shown?.name ?? sent.name ?? '', group: problem.label ?? '', count: problem.count };
    return obstacle(CODES[problem.kind], { values });
  });
}

const CODES = {
  foreign: 'product_foreign',
  removed: 'product_unavailable',
  unavailable: 'product_unavailable',
  option_gone: 'option_unavailable',
  option_required: 'option_required',
  option_limit: 'option_limit',
  deal_gone: 'deal_unavailable',
} as const satisfies Record<ItemProblem['kind'], ObstacleCode>;

/** What the items take of a slot's capacity. */
export function unitsOf(items: readonly RepricedItem[]): number {
  return items.reduce((sum, { units }) => sum + units, 0);
}

/** The longest notice that one of the dishes needs, in minutes; 0: none. */
export function noticeOf(items: readonly RepricedItem[]): number {
  return Math.max(0, ...items.map(({ noticeMinutes }) => noticeMinutes));
}
