import { dealShares, extraOf, surchargeInDeal } from '../menu/deals.ts';
import type { AskedDeals } from './asked-deals.ts';
import type { MenuProduct } from './menu-product.ts';
import type { RepricedItem } from './reprice.ts';

/**
 * Items that are sent as parts of a deal at their shares of its price, and what is chosen of them on top; none of a deal that cannot be had
 * as it was sent.
 */
export function inDeals(
  items: readonly RepricedItem[],
  { menu, deals }: { menu: ReadonlyMap<string, MenuProduct>; deals?: AskedDeals | undefined },
): RepricedItem[] {
  if (!items.some(({ sent }) => sent.deal)) return [...items];
  const groups = Map.groupBy(items, ({ sent }) => sent.deal?.key);
  const shares = new Map<RepricedItem, number>();
  for (const [name, group] of groups) {
    const own = name === undefined ? null : sharesOf(group, { menu, deals });
    own?.forEach((share, index) => {
      const item = group[index];
      if (item) shares.set(item, share);
    });
  }
  return items.map((item) => {
    if (!item.sent.deal) return item;
    const [unitPrice, deal] = [shares.get(item), deals?.byId.get(item.sent.deal.dealId)];
    if (unitPrice === undefined || !deal || !item.line) return gone(item);
    // A deal costs the same however it is ordered.
    const { prices, ...one } = item;
    const adjustments = (prices?.usual ?? item.line).adjustments.map(surchargeInDeal);
    const options = item.options.map((option, place) => ({ ...option, adjustment: adjustments[place] ?? 0 }));
    return { ...one, deal, options, line: { ...item.line, unitPrice, adjustments } };
  });
}

/** What each item costs in its deal; null: together they are none that can be had. */
function sharesOf(
  group: readonly RepricedItem[],
  { menu, deals }: { menu: ReadonlyMap<string, MenuProduct>; deals: AskedDeals | undefined },
): number[] | null {
  const deal = deals?.byId.get(group[0]?.sent.deal?.dealId ?? '');
  const lines = new Set(group.map(({ sent }) => sent.deal?.lineId));
  const isOne = group.every(({ sent }) => sent.deal?.dealId === deal?.id);
  const quantities = new Set(group.map(({ sent }) => sent.quantity));
  if (!deal || !isOne || group.length !== deal.lines.length || lines.size !== group.length || quantities.size !== 1)
    return null;
  const dishes = group.flatMap((item) => {
    const { sent, line, problems } = item;
    const of = deal.lines.find(({ id }) => id === sent.deal?.lineId);
    // Two halves have no one price of which a deal could take a share. Without an option that is gone it can still be had, and that is told like of any other line.
    if (!of || !line || item.halves || problems.some(({ kind }) => kind !== 'option_gone')) return [];
    const extra = extraOf(of, { id: line.productId, categoryIds: deals?.categoriesOf.get(line.productId) ?? [] });
    return extra === null ? [] : { single: menu.get(line.productId)?.price ?? 0, extra, place: deal.lines.indexOf(of) };
  });
  if (dishes.length !== group.length) return null;
  // By the deal's own order, so that the same dishes cost the same however they were sent.
  const sorted = dishes.toSorted((a, b) => a.place - b.place);
  const shares = dealShares(deal.price, sorted);
  return dishes.map((dish) => shares[sorted.indexOf(dish)] ?? 0);
}

function gone(item: RepricedItem): RepricedItem {
  const problems = item.problems.length > 0 ? item.problems : [{ kind: 'deal_gone' as const, label: null, count: 0 }];
  return { ...item, line: null, units: 0, problems };
}
