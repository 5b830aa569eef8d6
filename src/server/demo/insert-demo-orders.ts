import { appraiseItems } from '../../domain/appraisal/lines.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { toDecimal } from '../../domain/money/money.ts';
import { itemSubtotal } from '../../domain/orders/order-line.ts';
import { ORDER_TYPE } from '../../domain/orders/order-types.ts';
import { priceOrder } from '../../domain/orders/price-order.ts';
import { MINUTE } from '../../domain/times/zoned-time.ts';
import { readMenuRows } from '../menu/menu-rows.repo.ts';
import { type OrderingSettings, readOrderingSettings } from '../menu/ordering-settings.repo.ts';
import { appendHistory, insertOrder, moveOrder, type OrderRow } from '../orders/orders.repo.ts';
import { enterCustomer } from '../orders/place/enter-customer.ts';
import { withCallNumber } from '../orders/place/give-call-number.ts';
import { newOrder } from '../orders/place/new-order.ts';
import { accountPolicy } from '../orders/policies/account-policy.ts';
import { changedColumns, settleOrder } from '../orders/status/settle-order.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Tenant } from '../platform/http/app.ts';
import { newId } from '../platform/ids/ids.ts';
import { countPromotion } from '../promotions/count-promotion.ts';
import { readPromotion } from '../promotions/read-promotion.ts';
import { decimalsHere } from '../restaurants/currency.repo.ts';
import { insertReview } from '../reviews/leave-review.repo.ts';
import type { ContentSnapshot } from '../storefront/content-snapshot.ts';
import type { DemoAccounts } from './demo-accounts.ts';
import { DEMO_CUSTOMER } from './demo-accounts.ts';
import { demoAddress, demoInput, demoItems, placedAt, scheduledFor, typeOf } from './demo-order.ts';
import { DEMO_ORDERS, type PlannedOrder, stepsTo } from './demo-plan.ts';

export interface DemoRestaurant {
  tenant: Tenant;
  accounts: DemoAccounts;
  /** The content in English (`shown`) and in the restaurant's own language (`original`). */
  shown: ContentSnapshot;
  original: ContentSnapshot;
  now: number;
}

/** Inserts the demo customer's orders at a restaurant, oldest first, through the same functions as real orders. */
export async function insertDemoOrders(tx: Tx, restaurant: DemoRestaurant): Promise<void> {
  const settings = await readOrderingSettings(tx, restaurant.tenant.id);
  for (const [index, planned] of [...DEMO_ORDERS.entries()].reverse()) {
    const order = await insertPlaced(tx, restaurant, settings, { planned, index });
    const last = await takeSteps(tx, restaurant, planned, order);
    if (planned.review) await insertDemoReview(tx, last, planned.review);
  }
}

async function insertPlaced(
  tx: Tx,
  { tenant, accounts, shown, original, now }: DemoRestaurant,
  settings: OrderingSettings,
  { planned, index }: { planned: PlannedOrder; index: number },
): Promise<OrderRow> {
  const userId = accounts.customerId;
  const at = placedAt(planned, settings, now);
  const orderType = typeOf(planned, settings);
  const method = settings.paymentMethods.find(({ isEnabled }) => isEnabled)?.methodName ?? 'Cash';
  const input = demoInput(planned, { restaurantId: tenant.id, orderType, method });
  const scheduledAt = scheduledFor(planned, settings, at);

  const sent = demoItems(shown.products, index);
  const menu = await readMenuRows(
    tx,
    tenant.id,
    sent.map(({ productId }) => productId),
    at,
  );
  const items = appraiseItems(sent, { menu, shown: shown.productsById }, { currency: settings.currency, orderType });
  const lines = items.flatMap(({ line }) => line ?? []);
  const deliveryFee = ORDER_TYPE[orderType].hasFee ? (settings.deliveryFee ?? 0) : 0;
  const subtotal = lines.reduce((sum, line) => sum + itemSubtotal(line), 0);

  const coupon = planned.usesCoupon
    ? publicCoupon(shown, toDecimal(subtotal, decimalsOf(settings.currency.code)))
    : undefined;
  const asked = { restaurantId: tenant.id, userId };
  const { row = null, terms = null } = coupon ? await readPromotion(tx, asked, { id: coupon._id }) : {};
  const priced = priceOrder({ lines, promotion: terms, orderType, deliveryFee });
  const placed = newOrder({
    customer: { userId, person: { name: DEMO_CUSTOMER.name, email: DEMO_CUSTOMER.email } },
    placement: {
      tenant,
      language: 'en',
      userId,
      input: { ...input, isASAP: scheduledAt === null },
      idempotencyKey: null,
      policy: accountPolicy,
    },
    terms: {
      scheduledAt,
      deliveryAddress: ORDER_TYPE[orderType].hasAddress ? demoAddress(shown.restaurant.address.country) : null,
      paymentMethod: method,
    },
    time: null,
    items,
    priced,
    taxed: null,
    // Demo orders stay unanswered: nobody is reminded of them, and they are not cancelled.
    remindAt: null,
    cancelAt: null,
    promotion: row && {
      row,
      name: coupon?.name ?? '',
      nameOriginal: original.promotions.find(({ _id }) => _id === coupon?._id)?.name ?? '',
    },
    original: original.productsById,
    schedule: settings.schedule,
    now: at,
  });
  const stored = await withCallNumber(tx, placed, settings.schedule);
  await insertOrder(tx, stored);
  await enterCustomer(tx, stored.order);
  if (row) await countPromotion(tx, row, stored.order);
  return stored.order;
}

/** The restaurant's public coupon without limits (DECISIONS "demo data"). LAST5 must keep its five uses. */
function publicCoupon({ promotions }: ContentSnapshot, subtotal: number) {
  return promotions.find(
    ({ type, couponCode, minOrderValue, validFrom, validUntil }) =>
      type === 'PercentageDiscountOrder' &&
      couponCode !== null &&
      couponCode !== 'LAST5' &&
      validFrom === null &&
      validUntil === null &&
      minOrderValue <= subtotal,
  );
}

async function takeSteps(
  tx: Tx,
  { accounts }: DemoRestaurant,
  planned: PlannedOrder,
  placed: OrderRow,
): Promise<OrderRow> {
  const orderType = placed.order_type;
  const end = planned.status === 'Delivered' && !ORDER_TYPE[orderType].hasAddress ? 'Completed' : planned.status;
  const steps = stepsTo(end, orderType);
  let order = placed;
  const decimals = await decimalsHere(tx, placed.restaurant_id);
  for (const [i, { status, after }] of steps.entries()) {
    const at = placed.created_at + after * MINUTE;
    const readyInMinutes = status === 'Confirmed' && placed.is_asap ? 35 : undefined;
    const from = order.status as PlannedOrder['status'];
    const changed = changedColumns(order, { to: status, readyInMinutes }, { now: at, decimals });
    const { restaurant_id: restaurantId, id } = placed;
    await moveOrder(tx, { restaurantId, id, from }, changed);
    order = { ...order, ...changed, version: order.version + 1 };
    await appendHistory(tx, {
      restaurant_id: restaurantId,
      order_id: id,
      status,
      changed_at: at,
      notes: i === steps.length - 1 ? (planned.reason ?? null) : null,
      changed_by: status === 'Cancelled by User' ? accounts.customerId : accounts.ownerId,
    });
    await settleOrder(tx, { ...order, status: from }, order, at);
  }
  return order;
}

async function insertDemoReview(tx: Tx, order: OrderRow, review: NonNullable<PlannedOrder['review']>): Promise<void> {
  await insertReview(tx, {
    restaurant_id: order.restaurant_id,
    id: newId(),
    user_id: order.user_id,
    order_id: order.id,
    user_name: DEMO_CUSTOMER.name,
    half_stars: review.halfStars,
    comment: review.comment,
    is_visible: 1,
    hidden_because: null,
    created_at: order.updated_at + 60 * MINUTE,
  });
}
