import { type Selectable, type SqlBool, sql, type Updateable } from 'kysely';
import { isAccepted, ORDER_STATUSES, type OrderStatus } from '../../domain/orders/order-status.ts';
import type { PaidOrder, Payment } from '../../domain/payments/settle-payment.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import type { PaymentsTable } from '../platform/tables/payment-tables.ts';
import type { WorkPlace } from '../work/leases.ts';

export type PaymentRow = Selectable<PaymentsTable>;

const ACCEPTED = ORDER_STATUSES.filter(isAccepted);

/** The row of a new payment of an order, on an account. */
export function newPayment(
  { provider, account, is_test }: Pick<PaymentRow, 'provider' | 'account' | 'is_test'>,
  row: {
    restaurant_id: string;
    id: string;
    order_id: string;
    amount: number;
    currency: string;
    pay_by: number;
    created_at: number;
    proposal_id?: string;
  },
): PaymentRow {
  return {
    ...{ ...row, provider, account, is_test },
    reference: null,
    charge_reference: null,
    page_url: null,
    return_url: null,
    state: 'created',
    captured: 0,
    refunded: 0,
    turned_down: 0,
    is_disputed: 0,
    dispute: null,
    evidence_due_by: null,
    ...{ captured_at: null, disputed_at: null, dispute_amount: null, dispute_fee: null },
    capture_asked: 0,
    capture_refused_at: null,
    page_renewals: 0,
    due: null,
    is_void_asked: 0,
    refund_asked: 0,
    proposal_id: row.proposal_id ?? null,
    applied_at: null,
    hold_until: null,
    method: null,
    last_digits: null,
    next_check_at: row.pay_by,
    updated_at: row.created_at,
  };
}

export async function insertPayment(tx: Tx, row: PaymentRow): Promise<void> {
  await tx.insertInto('payments').values(row).execute();
}

export function findPayment(db: Db, restaurantId: string, id: string): Promise<PaymentRow | undefined> {
  return ofRestaurant(db, restaurantId).where('id', '=', id).executeTakeFirst();
}

/** The payments of these orders, the first ones first, without those of changes that are no part of them. */
export function paymentsOf(db: Db, restaurantId: string, orderIds: readonly string[]): Promise<PaymentRow[]> {
  return ofRestaurant(db, restaurantId)
    .where('order_id', 'in', orderIds)
    .where(IS_OF_ORDER)
    .orderBy('created_at')
    .execute();
}

/** The payment that the provider calls by one of these names. */
export function paymentCalled(db: Db, restaurantId: string, names: string[]): Promise<PaymentRow | undefined> {
  return ofRestaurant(db, restaurantId)
    .where((eb) => eb.or([eb('reference', 'in', names), eb('charge_reference', 'in', names)]))
    .executeTakeFirst();
}

/**
 * Reads all payments of an order, the first one first, and keeps others from changing them until the transaction ends. Lock the order
 * before. Those of changes that are no part of it are among them (`isOfOrder`).
 */
export async function lockPaymentsOf(tx: Tx, restaurantId: string, orderId: string): Promise<PaymentRow[]> {
  const rows = await tx
    .updateTable('payments')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('restaurant_id', '=', restaurantId)
    .where('order_id', '=', orderId)
    .returningAll()
    .execute();
  return rows.sort((a, b) => a.created_at - b.created_at);
}

/** The payment of an order as it was placed, locked like all of them. */
export async function lockPaymentOf(tx: Tx, restaurantId: string, orderId: string): Promise<PaymentRow | undefined> {
  return (await lockPaymentsOf(tx, restaurantId, orderId)).find(({ proposal_id }) => proposal_id === null);
}

/** Whether it pays the order as it is: not a change that its customer may yet agree to, or never did. */
export function isOfOrder({ proposal_id, applied_at }: PaymentRow): boolean {
  return proposal_id === null || applied_at !== null;
}

/** The same in SQL. */
export const IS_OF_ORDER = sql<SqlBool>`(proposal_id is null or applied_at is not null)`;

/** Whether the provider refuses to take what it still holds: it is collected at the door, unless somebody tries again. */
export function isLeftToDoor({ state, capture_refused_at, is_void_asked }: PaymentRow): boolean {
  return state === 'authorised' && capture_refused_at != null && is_void_asked === 0;
}

export async function updatePayment(
  tx: Db,
  { restaurant_id, id }: Pick<PaymentRow, 'restaurant_id' | 'id'>,
  change: Updateable<PaymentsTable>,
): Promise<void> {
  await tx
    .updateTable('payments')
    .set(change)
    .where('restaurant_id', '=', restaurant_id)
    .where('id', '=', id)
    .execute();
}

/** Payments of which the provider is to be asked. */
export const PAYMENTS_TO_CHECK: WorkPlace<'payments'> = {
  table: 'payments',
  key: ['restaurant_id', 'id'],
  due: 'next_check_at',
  isOpen: sql`next_check_at is not null`,
  attempts: null,
  error: null,
};

/** The restaurant's payments of which the provider has yet to say how they end. */
export function openPayments(db: Db, restaurantId: string): Promise<PaymentRow[]> {
  return ofRestaurant(db, restaurantId)
    .where('state', 'in', ['created', 'authorised'])
    .where('reference', 'is not', null)
    .execute();
}

/** Whether the restaurant has ever taken the order on. */
export async function wasAccepted(db: Db, restaurantId: string, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('order_status_history')
    .select('position')
    .where('restaurant_id', '=', restaurantId)
    .where('order_id', '=', orderId)
    .where('status', 'in', ACCEPTED)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** An order as its payment sees it, when its own time to be paid is past. */
export function paidOrder(status: OrderStatus, accepted: boolean): PaidOrder {
  return { status, wasAccepted: accepted, canBeSent: false, isOverdue: false };
}

export function paymentOf(row: PaymentRow): Payment {
  return {
    state: row.state,
    amount: row.amount,
    due: row.due ?? row.amount,
    currency: row.currency,
    captured: row.captured,
    refunded: row.refunded,
    turnedDown: row.turned_down,
    isDisputed: row.is_disputed === 1,
    captureAsked: row.capture_asked,
    isVoidAsked: row.is_void_asked === 1,
    isCaptureRefused: row.capture_refused_at != null,
    refundAsked: row.refund_asked,
  };
}

export function columnsOf(payment: Payment): Updateable<PaymentsTable> {
  return {
    state: payment.state,
    captured: payment.captured,
    refunded: payment.refunded,
    turned_down: payment.turnedDown,
    is_disputed: Number(payment.isDisputed),
    capture_asked: payment.captureAsked,
    is_void_asked: Number(payment.isVoidAsked),
    refund_asked: payment.refundAsked,
  };
}

function ofRestaurant(db: Db, restaurantId: string) {
  return db.selectFrom('payments').selectAll().where('restaurant_id', '=', restaurantId);
}
