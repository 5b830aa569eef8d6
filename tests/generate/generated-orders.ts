import { FULFILLED, INITIAL_STATUS, type OrderStatus } from '../../src/domain/orders/order-status.ts';
import type { OrderType } from '../../src/domain/orders/order-types.ts';
import { stepsTo } from '../../src/server/demo/demo-plan.ts';
import { toJson } from '../../src/server/platform/database/json-columns.ts';
import { stableId } from '../../src/server/platform/ids/ids.ts';
import type {
  OrderLinesTable,
  OrderStatusHistoryTable,
  OrdersTable,
} from '../../src/server/platform/tables/order-tables.ts';

export interface OrderRows {
  orders: OrdersTable[];
  lines: OrderLinesTable[];
  history: OrderStatusHistoryTable[];
}

export interface OrderedProduct {
  id: string;
  name: string;
  /** Minor units. */
  price: number;
}

export interface OrderSource {
  restaurantId: string;
  userId: string;
  products: readonly OrderedProduct[];
  /** When the newest order was placed (ms since the epoch); the others are earlier, a minute apart. */
  now: number;
}

const OUTCOMES: readonly [OrderType, OrderStatus][] = [
  ['Delivery', 'Completed'],
  ['Pickup', 'Completed'],
  ['Delivery', 'Delivered'],
  ['Pickup', 'Completed'],
  ['Delivery', 'Completed'],
  ['Delivery', 'Cancelled by User'],
  ['Pickup', 'Cancelled by Restaurant'],
  ['Delivery', 'Completed'],
];
const FEE = 250;

/** Adds the order with this index, with two lines and the status history that its status requires. */
export function addOrder(rows: OrderRows, index: number, { restaurantId, userId, products, now }: OrderSource): void {
  const [orderType, status] = OUTCOMES[index % OUTCOMES.length] as (typeof OUTCOMES)[number];
  const created_at = now - index * 60_000;
  const of = { restaurant_id: restaurantId, order_id: stableId('generated-order', String(index)) };
  const steps = stepsTo(status, orderType).map((step) => ({ ...step, at: created_at + step.after * 60_000 }));
  const lines = [index, index * 7 + 3].map((i, position): OrderLinesTable => {
    const product = products[i % products.length] as OrderedProduct;
    const quantity = 1 + ((index + position) % 3);
    return {
      ...of,
      position,
      product_id: product.id,
      product_name: product.name,
      product_name_original: product.name,
      picture: null,
      quantity,
      deposit: 0,
      unit_price: product.price,
      subtotal: product.price * quantity,
      selected_options: toJson([]),
      allergens: null,
      minimum_age: null,
      tax_shares: null,
    };
  });
  const subtotal = lines.reduce((sum, line) => sum + line.subtotal, 0);
  const delivery_fee = orderType === 'Delivery' ? FEE : 0;
  rows.lines.push(...lines);
  rows.history.push(
    ...[{ status: INITIAL_STATUS, at: created_at }, ...steps].map((step, position) => ({
      ...of,
      position,
      status: step.status,
      changed_at: step.at,
      notes: null,
      changed_by: null,
    })),
  );
  rows.orders.push({
    restaurant_id: restaurantId,
    id: of.order_id,
    number: orderNumber(index),
    user_id: userId,
    status,
    order_type: orderType,
    is_asap: 1,
    channel: 'web',
    tax: null,
    age_confirmed_at: null,
    scheduled_at: null,
    estimated_ready_at: null,
    fulfilled_at: steps.find((step) => step.status === FULFILLED[orderType])?.at ?? null,
    promised_at: null,
    promised_to: null,
    units: 0,
    kitchen_slots: null,
    remind_at: null,
    cancel_at: null,
    subtotal,
    discount: 0,
    delivery_fee,
    bag_fee: 0,
    small_order_fee: 0,
    deposit: 0,
    service_fee: 0,
    taxes: 0,
    total: subtotal + delivery_fee,
    tip: 0,
    promotion_id: null,
    promotion_code: null,
    promotion_name: null,
    promotion_name_original: null,
    points_spent: 0,
    points_earned: 0,
    customer_name: 'Alex Morgan',
    customer_email: 'customer@demo.test',
    contact_phone: '+44 7700 900123',
    customer_notes: '',
    delivery_address:
      orderType === 'Delivery'
        ? toJson({
            street: '1 Long Lane',
            city: 'London',
            postalCode: 'EC1A 9EJ',
            country: 'United Kingdom',
            deliveryInstructions: null,
          })
        : null,
    payment_method: 'Cash on Delivery',
    payment_status: status.startsWith('C') && !status.startsWith('Completed') ? 'Pending' : 'Paid',
    cash_back: 0,
    paid_at: null,
    customer_language: 'en',
    content_language: 'en',
    version: steps.length + 1,
    created_at,
    updated_at: steps.at(-1)?.at ?? created_at,
  });
}

const DIGITS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** An order number derived from the index: random ones would collide among a million. */
function orderNumber(index: number): string {
  let rest = index;
  const digits = Array.from({ length: 8 }, () => {
    const digit = DIGITS[rest % DIGITS.length];
    rest = Math.floor(rest / DIGITS.length);
    return digit;
  });
  return `${digits.slice(0, 4).join('')}-${digits.slice(4).join('')}`;
}
