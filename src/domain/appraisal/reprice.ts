import type { Language } from '../languages.ts';
import { openGroups } from '../menu/opened-groups.ts';
import { type ChosenPrices, type PickupPrice, pickupAdjustment } from '../menu/pickup-price.ts';
import type { Served } from '../menu/serving-hours.ts';
import { eachAmount, priceChoice } from '../menu/size-prices.ts';
import { toMinor } from '../money/money.ts';
import type { OrderLine } from '../orders/order-line.ts';
import { isPricedForPickup, type OrderType } from '../orders/order-types.ts';
import type { Wish } from '../orders/wishes.ts';
import type { AskedDeal } from './asked-deals.ts';
import type { Declared, HalfOf, MenuGroup, MenuProduct, ShownProduct, ShownProducts } from './menu-product.ts';

/** A cart line as the browser sends it. Its names and prices (decimals) are not trusted: only ids and quantity count. */
export interface SentItem {
  productId: string;
  quantity: number;
  price?: number | undefined;
  name?: string | undefined;
  wish?: Wish | undefined;
  /** The customer's words to this dish. */
  note?: string | null | undefined;
  /** The deal that it is part of; missing: none. */
  deal?: SentDeal | undefined;
  selectedOptions: readonly {
    optionId?: string | undefined;
    valueId?: string | undefined;
    optionName?: string | undefined;
    valueLabel?: string | undefined;
    priceAdjustment?: number | undefined;
  }[];
}

/** Items with the same key are one deal, each of another of its lines. */
export interface SentDeal {
  dealId: string;
  lineId: string;
  key: string;
}

interface ChosenOption {
  optionId: string;
  valueId: string;
  optionName: string;
  valueLabel: string;
  /** Of the name and of the label; missing: the reader's. */
  optionLang?: Language;
  valueLang?: Language;
  /** In minor units. */
  adjustment: number;
}

/** `label` names the option value or group in the reader's language; `count` is the minimum or maximum that the group demands. */
export interface ItemProblem {
  kind: 'foreign' | 'removed' | 'unavailable' | 'option_gone' | 'option_required' | 'option_limit' | 'deal_gone';
  label: string | null;
  count: number;
}

export interface RepricedItem {
  sent: SentItem;
  /** The product as the reader sees it; null: it is not on the menu. */
  shown: ShownProduct | null;
  /** At the menu's prices, with those options that still exist; null: the item cannot be ordered at all. */
  line: OrderLine | null;
  /** What the line takes of a slot's capacity, and the notice that its dish needs. */
  units: number;
  noticeMinutes: number;
  options: ChosenOption[];
  /** The dishes of which it is halves; missing: of none. */
  halves?: HalfOf[];
  /** What it costs usually and for pickup; missing: the same. */
  prices?: { usual: ChosenPrices; pickup: ChosenPrices };
  /** The deal whose share of the price it has; missing: none. */
  deal?: AskedDeal;
  /** When the dish is served; missing: always. */
  served?: Served;
  /** By the dish and each of the `options`. */
  declared: Declared[];
  problems: ItemProblem[];
}

/**
 * Prices an item and checks its availability from the menu alone (specification section 5, "Cart and product"). `orderType` null: not chosen
 * yet, which costs what is usual.
 */
export function repriceItem(
  sent: SentItem,
  menu: ReadonlyMap<string, MenuProduct>,
  shownProducts: ShownProducts,
  orderType: OrderType | null = null,
): RepricedItem {
  const product = menu.get(sent.productId);
  const shown = shownProducts.get(sent.productId) ?? null;
  const refused = (kind: ItemProblem['kind']): RepricedItem => ({
    sent,
    shown,
    line: null,
    units: 0,
    noticeMinutes: 0,
    options: [],
    declared: [],
    problems: [{ kind, label: null, count: 0 }],
  });
  // What the menu showed a moment ago is gone with it.
  if (!product) return refused(shown ? 'removed' : 'foreign');
  if (!product.isActive || !shown) return refused('removed');
  if (!product.isAvailable) return refused('unavailable');
  const { options: chosen, declared, halves, problems } = chooseOptions(sent, product, shown);
  const usual = { unitPrice: product.price, adjustments: priced(chosen, product) };
  const pickup = product.pickup && forPickup(chosen, product, product.pickup);
  const asked = pickup && isPricedForPickup(orderType) ? pickup : usual;
  const options = chosen.map((option, place) => ({ ...option, adjustment: asked.adjustments[place] ?? 0 }));
  const line = {
    ...{ productId: product.id, ...asked, quantity: sent.quantity },
    ...(product.deposit > 0 && { deposit: product.deposit }),
  };
  const units = product.units * sent.quantity;
  const noticeMinutes = Math.max(product.noticeMinutes, ...halves.map((half) => half.noticeMinutes));
  const served = servedWith(product, halves);
  return {
    ...{ sent, shown, line, units, noticeMinutes, options, problems },
    ...(halves.length > 0 && { halves }),
    ...(pickup && { prices: { usual, pickup } }),
    ...(served.length > 0 && { served }),
    declared: [product.declared, ...declared],
  };
}

/** When a dish is served that is half of others: when all of them are. */
function servedWith({ served = [] }: MenuProduct, halves: readonly HalfOf[]): Served {
  return [...served, ...halves.flatMap((half) => half.served ?? [])];
}

function chooseOptions(sent: SentItem, product: MenuProduct, shown: ShownProduct) {
  const options: ChosenOption[] = [];
  const declared: Declared[] = [];
  const halves: HalfOf[] = [];
  const problems: ItemProblem[] = [];
  const counts = new Map<string, number>();
  const open = openGroupIds(sent, product);
  for (const { optionId = '', valueId = '', valueLabel } of sent.selectedOptions) {
    const value = product.groups.get(optionId)?.values.get(valueId);
    const group = shown.options.find((each) => each._id === optionId);
    const shownValue = group?.values.find((each) => each._id === valueId);
    const label = shownValue?.label;
    const pieces = options.filter((each) => each.optionId === optionId && each.valueId === valueId).length;
    const isTooMany = pieces >= (product.groups.get(optionId)?.perValue ?? 1);
    if (!value?.isAvailable || !group || label === undefined || isTooMany || !open.has(optionId)) {
      problems.push({ kind: 'option_gone', label: label ?? valueLabel ?? null, count: 0 });
      continue;
    }
    options.push({
      ...{ optionId, valueId, optionName: group.name, valueLabel: label, adjustment: value.adjustment },
      ...(group.lang && { optionLang: group.lang }),
      ...(shownValue?.lang && { valueLang: shownValue.lang }),
    });
    declared.push(value.declared);
    if (value.half) halves.push(value.half);
    counts.set(optionId, (counts.get(optionId) ?? 0) + 1);
  }
  for (const group of product.groups.values()) {
    if (!open.has(group.id)) continue;
    const problem = groupProblem(group, counts.get(group.id) ?? 0, shown);
    if (problem) problems.push(problem);
  }
  return { options, declared, halves, problems };
}

/** The groups from which is chosen. What is chosen of others is taken for gone: whoever sent it saw another menu. */
function openGroupIds({ selectedOptions }: SentItem, { groups }: MenuProduct): ReadonlySet<string> {
  const all = [...groups.values()].map(({ id, values }) => ({
    _id: id,
    values: [...values].map(([_id, { opens }]) => ({ _id, opens })),
  }));
  const isAvailable = (group: string, value: string) => groups.get(group)?.values.get(value)?.isAvailable === true;
  const open = openGroups(
    all,
    (group, value) =>
      isAvailable(group, value) &&
      selectedOptions.some(({ optionId, valueId }) => optionId === group && valueId === value),
  );
  return new Set(open.map(({ _id }) => _id));
}

/** What the choices cost together, in their order. `to`: what an amount of the menu is charged as. */
function priced(
  options: readonly ChosenOption[],
  { groups }: MenuProduct,
  to: (amount: number) => number = (amount) => amount,
): number[] {
  const chosen = [...groups.values()].map(({ id, isSize, included, half, values }) => {
    const mine = options.filter(({ optionId }) => optionId === id);
    const pieces = mine.map((option) => {
      const sizePrices = values.get(option.valueId)?.sizePrices;
      return {
        id: option.valueId,
        adjustment: to(option.adjustment),
        sizePrices: sizePrices && eachAmount(sizePrices, to),
      };
    });
    return { isSize, included, half, mine, pieces };
  });
  const prices = priceChoice(chosen);
  const adjustments = new Map(
    chosen.flatMap(({ mine }, group) => mine.map((option, place) => [option, prices[group]?.[place]] as const)),
  );
  return options.map((option) => adjustments.get(option) ?? to(option.adjustment));
}

/** Each amount is rounded by itself, so that all of them can be shown. */
function forPickup(options: readonly ChosenOption[], product: MenuProduct, pickup: PickupPrice): ChosenPrices {
  const adjustments = priced(options, product, (amount) => pickupAdjustment(amount, pickup));
  return { unitPrice: pickup.price, adjustments };
}

function groupProblem({ id, min, max }: MenuGroup, count: number, shown: ShownProduct): ItemProblem | null {
  if (count >= min && count <= max) return null;
  const label = shown.options.find((each) => each._id === id)?.name ?? null;
  return count < min ? { kind: 'option_required', label, count: min } : { kind: 'option_limit', label, count: max };
}

/** An amount from the client in minor units, or `otherwise` if the client left it out. */
export function sentMinor(decimal: number | undefined, otherwise: number, decimals: number): number {
  return decimal === undefined ? otherwise : toMinor(decimal, decimals);
}
