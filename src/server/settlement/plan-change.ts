import { appraiseItems, itemObstacles, unitsOf } from '../../domain/appraisal/lines.ts';
import type { ShownProducts } from '../../domain/appraisal/menu-product.ts';
import type { RepricedItem, SentItem } from '../../domain/appraisal/reprice.ts';
import { taxOfOrder } from '../../domain/appraisal/tax-of-order.ts';
import { portionObstacles } from '../../domain/appraisal/wanted-portions.ts';
import { itemSubtotal, lineDeposit } from '../../domain/orders/order-line.ts';
import { priceOrder } from '../../domain/orders/price-order.ts';
import { addLines } from '../../domain/payments/add-lines.ts';
import { type KeptLine, type OrderPrice, takeOut } from '../../domain/payments/take-out.ts';
import type { TaxShare } from '../../domain/taxes/tax-order.ts';
import type { OrderLineRow, OrderRow, StoredOrder } from '../orders/orders.repo.ts';
import { orderLines } from '../orders/place/new-order.ts';
import { readFacts } from '../orders/quote/order-facts.ts';
import { refusalFor } from '../orders/quote/refusal-for.ts';
import type { Db } from '../platform/database/database.ts';
import { fromJson } from '../platform/database/json-columns.ts';
import type { Services } from '../services.ts';
import { dateOfStored } from './change-portions.ts';
import { discountOn } from './paid-lines-of.ts';

/** Lines that come to an order, as they would be stored, and what they take of a slot's capacity. */
export interface AddedLines {
  added: OrderLineRow[];
  units: number;
}

/** What an order would be after a change. */
export interface ChangePlan extends AddedLines {
  /** How many units go of each line. */
  removed: readonly number[];
  price: OrderPrice;
  /** The lines that it has now, with what stays of them. */
  lines: KeptLine[];
}

/** The menu in the customer's language and in the restaurant's own. */
export interface Menus {
  shown: ShownProducts;
  original: ShownProducts;
}

/** Read before a transaction, which holds SQLite's only connection. */
export async function menusFor({ content }: Services, order: OrderRow): Promise<Menus> {
  const { restaurant_id, customer_language, content_language } = order;
  return {
    shown: (await content.of(restaurant_id, customer_language)).productsById,
    original: (await content.of(restaurant_id, content_language)).productsById,
  };
}

/** Dishes of today's menu as lines of an order, at today's prices and without its discount. Throws a `Refusal` for what cannot be ordered. */
export async function linesToAdd(
  db: Db,
  { order, lines }: StoredOrder,
  { sent, menus, now }: { sent: readonly SentItem[]; menus: Menus; now: number },
): Promise<AddedLines> {
  if (sent.length === 0) return { added: [], units: 0 };
  const { restaurant_id: restaurantId, id: orderId, order_type: orderType } = order;
  const wanted = {
    restaurantId,
    items: sent,
    shown: menus.shown,
    promotion: null,
    needsLoads: false,
    isUnpaid: false,
    pace: null,
    now,
  };
  const facts = await readFacts(db, wanted);
  const { settings } = facts;
  const items = appraiseItems(sent, facts, { currency: settings.currency, orderType });
  const date = dateOfStored({ order }, settings.schedule);
  const [obstacle] = [...itemObstacles(items), ...portionObstacles(items, facts, date)];
  if (obstacle) throw refusalFor(obstacle, { settings, items }, { language: order.customer_language, now });
  const priced = priceOrder({
    lines: items.flatMap(({ line }) => line ?? []),
    ...{ promotion: null, orderType, deliveryFee: null },
  });
  const from = Math.max(-1, ...lines.map(({ position }) => position)) + 1;
  const subtotals = priced.lines.map(({ itemSubtotal }) => itemSubtotal);
  const shares = sharesOf(order, { settings, items, priced });
  const parts = {
    restaurantId,
    orderId,
    from,
    original: menus.original,
    language: order.customer_language,
    contentLanguage: order.content_language,
    subtotals,
    shares,
    asksWishes: false,
    takesLineNotes: settings.takesLineNotes ?? false,
  };
  return { added: orderLines(items, parts), units: unitsOf(items) };
}

/** By the rates of the day on which the order is due; null: the order keeps no tax. */
function sharesOf(
  { tax: kept, order_type: orderType, scheduled_at, created_at }: OrderRow,
  of: {
    settings: Parameters<typeof taxOfOrder>[0];
    items: readonly RepricedItem[];
    priced: ReturnType<typeof priceOrder>;
  },
): TaxShare[][] | null {
  const tax = fromJson(kept);
  if (!tax) return null;
  // Receipts without rates.
  if (tax.sums.length === 0) return of.items.map(() => []);
  const dueAt = scheduled_at ?? created_at;
  const taxed = taxOfOrder({ ...of.settings, fees: null }, { ...of, promotion: null, orderType, dueAt });
  const costs = of.items.flatMap(({ line }) => (line ? itemSubtotal(line) + lineDeposit(line) : []));
  // A restaurant that has stopped to tax adds nothing taxed.
  return taxed?.lines.map((each, index) => (each.length > 0 ? each : untaxed(costs[index]))) ?? costs.map(untaxed);
}

function untaxed(amount: number | undefined = 0): TaxShare[] {
  return [{ rate: 0, amount }];
}

/** What an order would be without some units of its lines and with others. */
export async function planChange(
  db: Db,
  { order, lines }: StoredOrder,
  removed: readonly number[],
  { added, units }: AddedLines,
): Promise<ChangePlan> {
  const smaller = takeOut(
    {
      price: { ...order, tax: fromJson(order.tax) },
      lines: lines.map(({ quantity, subtotal, deposit, tax_shares }) => ({
        quantity,
        subtotal,
        deposit: deposit * quantity,
        shares: fromJson(tax_shares),
      })),
      discountOn: await discountOn(db, order, lines),
    },
    removed,
  );
  const more = added.map(({ quantity, subtotal, deposit, tax_shares }) => ({
    subtotal,
    deposit: deposit * quantity,
    shares: fromJson(tax_shares),
  }));
  return { removed, added, units, price: addLines(smaller.price, more), lines: smaller.lines };
}

/** Each dish of a plan with how many there were and how many there would be. */
export function itemsOf(
  { lines }: Pick<StoredOrder, 'lines'>,
  { removed, added }: Pick<ChangePlan, 'removed' | 'added'>,
) {
  const gone = lines.flatMap((line, index) => {
    const to = line.quantity - (removed[index] ?? 0);
    return to === line.quantity ? [] : { ...namesOf(line), from: line.quantity, to };
  });
  const come = added.map((line) => ({ ...namesOf(line), from: 0, to: line.quantity }));
  return [...gone, ...come];
}

function namesOf({ product_name: name, product_lang: lang, ...line }: OrderLineRow) {
  return { name, ...(lang && { lang }), nameOriginal: line.product_name_original, productId: line.product_id };
}
