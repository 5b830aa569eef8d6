import { INITIAL_STATUS } from '../../../domain/orders/order-status.ts';
import { isPaidOnline } from '../../../domain/orders/payment-methods.ts';
import type { PricedOrder } from '../../../domain/orders/price-order.ts';
import { MINUTE } from '../../../domain/times/zoned-time.ts';
import { countAttempt } from '../../accounts/attempts.repo.ts';
import { checkGuestsTaken } from '../../accounts/begin-guest.ts';
import { changeGuest } from '../../accounts/guests.repo.ts';
import type { OrderingSettings } from '../../menu/ordering-settings.repo.ts';
import { mailboxKey, phoneKey } from '../../people/same-person.ts';
import type { Config } from '../../platform/config.ts';
import type { Tx } from '../../platform/database/database.ts';
import { sha256 } from '../../platform/ids/ids.ts';
import { commonRefusals } from '../../platform/refusals/common-refusals.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import { refuseFields } from '../../platform/refusals/refuse-fields.ts';
import type { OrderPerson } from '../order-person.ts';
import type { PlaceOrderRequest } from '../order-policy.ts';
import type { OrderTerms } from '../order-terms.ts';
import { ordersRefusals } from '../orders.refusals.ts';

/** Keeps who the guest is, as this order says. Throws a `Refusal` if it does not, or if the restaurant takes no guests' orders. */
export async function takeGuest(tx: Tx, { tenant, userId, input }: PlaceOrderRequest): Promise<OrderPerson> {
  await checkGuestsTaken(tx, tenant.id);
  const { guest, contactPhone: phone } = input;
  refuseFields(guest ? {} : { 'guest.name': 'name_required', 'guest.email': 'email_required' });
  const { name, email } = guest ?? { name: '', email: '' };
  if (!(await changeGuest(tx, userId, { name, email, phone, country: tenant.country })))
    throw new Refusal(commonRefusals.unauthenticated);
  return { name, email };
}

/** Whether a guest's order waits until somebody has called back, as the restaurant asks from a total on of who does not pay online. */
export function isCalledBack(
  { paymentMethod }: OrderTerms,
  { totalAmount }: PricedOrder,
  { callBackFrom = null }: OrderingSettings,
): boolean {
  return callBackFrom !== null && totalAmount >= callBackFrom && !isPaidOnline(paymentMethod);
}

const HOUR = 60 * MINUTE;
/** Guests' orders an hour from one network, an office say, and with one number. */
const MOST = { fromNetwork: 60, withPhone: 12 };

/**
 * Throws a `Refusal` if too many guests' orders come from one network or with one number, or if as many of this number or address
 * are unanswered as one customer may have (`checkOpenOrders`): a new guest costs nothing, so each of ten could order once more.
 */
export async function limitGuestOrders(
  tx: Tx,
  { RATE_LIMITS, OPEN_ORDERS: max }: Pick<Config, 'RATE_LIMITS' | 'OPEN_ORDERS'>,
  { tenant, input, network = '' }: PlaceOrderRequest,
  now: number,
): Promise<void> {
  if (!RATE_LIMITS) return;
  const phone = phoneKey(input.contactPhone, tenant.country);
  // In this order everywhere, so that two orders never wait for each other. The count of the number keeps others with it waiting.
  const counted = [
    [['network', network], MOST.fromNetwork],
    [['phone', phone], MOST.withPhone],
  ] as const;
  for (const [parts, most] of counted) {
    const key = sha256(['guest order', tenant.id, ...parts].join('\u0000'));
    const { count, ends_at } = await countAttempt(tx, key, now, HOUR);
    if (count <= most) continue;
    const retryAfterMs = ends_at - now;
    const values = { minutes: Math.ceil(retryAfterMs / MINUTE) };
    throw new Refusal(ordersRefusals.too_many_guest_orders, { retryAfterMs, values });
  }
  const contacts = [
    ['customer_phone_key', phone],
    ['customer_mailbox', mailboxKey(input.guest?.email ?? '')],
  ] as const;
  for (const [column, key] of contacts) {
    const { open } = await tx
      .selectFrom('orders')
      .select((eb) => eb.fn.countAll().as('open'))
      .where('restaurant_id', '=', tenant.id)
      .where(column, '=', key)
      .where('guest_email_key', 'is not', null)
      .where('status', 'in', [INITIAL_STATUS, 'Awaiting Payment'])
      .executeTakeFirstOrThrow();
    if (Number(open) >= max) throw new Refusal(ordersRefusals.too_many_open_orders, { values: { max } });
  }
}
