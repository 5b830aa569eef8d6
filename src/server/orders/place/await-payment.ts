import type { Currency } from '../../../contract/primitives.ts';
import { payByLinkUntil } from '../../../domain/orders/pay-by-link.ts';
import { isPaidOnline } from '../../../domain/orders/payment-methods.ts';
import type { PricedOrder } from '../../../domain/orders/price-order.ts';
import { MINUTE } from '../../../domain/times/zoned-time.ts';
import { countAttempt } from '../../accounts/attempts.repo.ts';
import { findAccount } from '../../payments/payment-accounts.repo.ts';
import { insertPayment, newPayment } from '../../payments/payments.repo.ts';
import { providerTerms } from '../../payments/provider-terms.ts';
import type { Config } from '../../platform/config.ts';
import type { Tx } from '../../platform/database/database.ts';
import { newId, sha256 } from '../../platform/ids/ids.ts';
import { moneyText } from '../../platform/money-text.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { OrderTerms } from '../order-terms.ts';
import { ordersRefusals } from '../orders.refusals.ts';
import type { StoredOrder } from '../orders.repo.ts';
import { termsRefusals } from '../quote/terms.refusals.ts';
import { heldUntil } from '../unpaid-orders.ts';

/** Orders of one customer at one restaurant that may be started to pay within the time: who tries stolen cards starts many. */
const MOST_STARTED = 6;
const WITHIN = 15 * MINUTE;

/** Whether the order goes to the restaurant only once it is paid: a total of nothing needs no payment. */
export function isToBePaid({ paymentMethod }: OrderTerms, { totalAmount }: PricedOrder): boolean {
  return isPaidOnline(paymentMethod) && totalAmount > 0;
}

/**
 * Writes the payment that a new order waits for. Throws a `Refusal` if the restaurant has no
 * account, the amount is less than a card is charged, or the customer has started too many.
 */
export async function awaitPayment(
  tx: Tx,
  { RATE_LIMITS, PAY_WITHIN_MINUTES }: Pick<Config, 'RATE_LIMITS' | 'PAY_WITHIN_MINUTES'>,
  { stored, currency, isScarce }: { stored: StoredOrder; currency: Currency; isScarce: boolean },
): Promise<void> {
  const { restaurant_id, id: order_id, user_id, total, tip, created_at } = stored.order;
  const amount = total + tip;
  const account = await findAccount(tx, restaurant_id);
  if (!account) throw new Refusal(termsRefusals.payment_method_unavailable);
  const least = providerTerms(account).leastCharge(currency.code);
  if (amount < least) {
    const values = { least: moneyText(least, currency, stored.order.customer_language) };
    throw new Refusal(termsRefusals.payment_too_small, { values });
  }
  const started = await countAttempt(tx, sha256(`pay\u0000${restaurant_id}\u0000${user_id}`), created_at, WITHIN);
  if (RATE_LIMITS && started.count > MOST_STARTED) {
    throw new Refusal(ordersRefusals.too_many_payments, { retryAfterMs: started.ends_at - created_at });
  }
  const { channel, estimated_ready_at, promised_at, scheduled_at } = stored.order;
  const inTime = created_at + PAY_WITHIN_MINUTES * MINUTE;
  const held = isScarce && (await heldUntil(tx, { restaurantId: restaurant_id, userId: user_id, now: created_at }));
  const pay_by =
    channel === 'phone'
      ? payByLinkUntil(created_at, estimated_ready_at ?? promised_at ?? scheduled_at)
      : Math.min(inTime, held || inTime);
  const row = newPayment(account, {
    restaurant_id,
    id: newId(),
    order_id,
    amount,
    currency: currency.code,
    pay_by,
    created_at,
  });
  await insertPayment(tx, row);
  stored.payment = { row, uncollected: amount, ids: [row.id], refunds: [] };
}
