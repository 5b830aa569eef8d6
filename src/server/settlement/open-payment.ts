import { MINUTE } from '../../domain/times/zoned-time.ts';
import { findOrder, type OrderRow } from '../orders/orders.repo.ts';
import { PaymentProviderError } from '../payments/payment-port.ts';
import { findPayment, type PaymentRow, updatePayment } from '../payments/payments.repo.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { fill, sentence } from '../platform/sentence.ts';
import type { Services } from '../services.ts';
import { noteDenied } from './note-denied.ts';
import { settlementRefusals as refusals } from './settlement.refusals.ts';

/** Pages are closed when the time to pay is over. The provider closes one by itself if this server is away for a day. */
const CLOSES_AFTER = 23.5 * 60 * MINUTE;
const TITLE = sentence('order-texts', 'payment_title');

interface Paying {
  restaurantId: string;
  userId: string;
  orderId: string;
  /** Where the page leads back to. */
  returnUrl: string;
}

/**
 * The address of the page on which a customer pays an order: the same one each time. Throws a `Refusal` if the order is not waiting to be
 * paid, or the provider does not answer.
 */
export async function openPayment(
  services: Services,
  { restaurantId, userId, orderId, returnUrl }: Paying,
): Promise<string> {
  const stored = await findOrder(services.db, { restaurantId, userId, id: orderId });
  if (!stored) throw new Refusal(commonRefusals.not_found);
  const { order, payment } = stored;
  if (order.status !== 'Awaiting Payment' || !payment || services.clock() >= payment.row.pay_by) {
    throw new Refusal(refusals.not_payable);
  }
  return openPageOf(services, order, payment.row, returnUrl);
}

/** The address of the page on which a payment of an order is paid: the same one each time. Throws a `Refusal` if the provider does not answer. */
export async function openPageOf(
  services: Services,
  order: OrderRow,
  payment: PaymentRow,
  returnUrl: string,
): Promise<string> {
  if (payment.page_url) return payment.page_url;
  const row = await claimReturn(services, payment, returnUrl);
  return row.page_url ?? openPage(services, order, row);
}

/** Keeps where the page leads back to, so that a second attempt, whose answer may overtake the first, asks for the same page. */
async function claimReturn(
  { db }: Services,
  { restaurant_id, id }: PaymentRow,
  returnUrl: string,
): Promise<PaymentRow> {
  await db
    .updateTable('payments')
    .set({ return_url: returnUrl })
    .where('restaurant_id', '=', restaurant_id)
    .where('id', '=', id)
    .where('return_url', 'is', null)
    .execute();
  return (await findPayment(db, restaurant_id, id)) as PaymentRow;
}

/** What the provider has failed to do is asked for once more, with a new key: of the page that it may have made, nobody knows the address. */
async function openPage(services: Services, order: OrderRow, row: PaymentRow, isRetry = false): Promise<string> {
  const { db, clock, payments } = services;
  const { restaurant_id, id, amount, currency, created_at, return_url } = row;
  const opened = await payments.of(restaurant_id);
  if (!opened) throw new Refusal(refusals.payment_unreachable);
  try {
    const { reference, pageUrl } = await opened.port.open({
      id,
      amount,
      currency,
      title: fill(TITLE[order.customer_language], { number: order.number }),
      language: order.customer_language,
      email: order.customer_email,
      returnUrl: return_url ?? '',
      closesAt: created_at + CLOSES_AFTER,
      renewals: row.page_renewals ?? 0,
    });
    const { numUpdatedRows } = await db
      .updateTable('payments')
      .set({ reference, page_url: pageUrl, next_check_at: clock(), updated_at: clock() })
      .where('restaurant_id', '=', restaurant_id)
      .where('id', '=', id)
      .where('state', '=', 'created')
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return pageUrl;
    // The time was over while it was being opened.
    await opened.port.void(reference, `${id}-close`);
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    services.log.error({ err: error, restaurant: restaurant_id, payment: id }, 'a page to pay was not opened');
    if (error.outcome === 'denied') await noteDenied(services, restaurant_id);
    if (error.outcome === 'failed') {
      const page_renewals = (row.page_renewals ?? 0) + 1;
      await updatePayment(db, row, { page_renewals });
      if (!isRetry) return openPage(services, order, { ...row, page_renewals }, true);
    }
    throw new Refusal(refusals.payment_unreachable);
  }
  throw new Refusal(refusals.not_payable);
}
