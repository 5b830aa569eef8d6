import type { Language } from '../../domain/languages.ts';
import { isCalledOff, type OrderStatus } from '../../domain/orders/order-status.ts';
import { wayName } from '../../domain/payments/way-names.ts';
import type { StoredOrder } from '../orders/orders.repo.ts';
import type { PaymentOfOrder } from '../payments/payment-of-order.ts';
import { moneyText } from '../platform/money-text.ts';
import { readMessages } from '../platform/read-messages.ts';
import type { EmailContext } from './email-context.ts';
import type { Block } from './email-parts.ts';

const storefront = readMessages('storefront');

/** The method with the card that was used: "Card or wallet (Visa ··4242)". */
export function paidWith(name: string, { row }: PaymentOfOrder, language: Language): string {
  const way = row.method && wayName(row.method, (word) => storefront[language].order[`way_${word}`]);
  const card = [way, row.last_digits && `··${row.last_digits}`].filter(Boolean).join(' ');
  return card ? `${name} (${card})` : name;
}

/** What becomes of the money of an order that is called off: a hold is released, what was charged is refunded. */
export function moneyBack(
  { restaurant, language, t }: EmailContext,
  { payment }: StoredOrder,
  status: OrderStatus,
): Block[] {
  if (!payment || !isCalledOff(status)) return [];
  const { state, captured, refund_asked, is_void_asked } = payment.row;
  if (state === 'captured' && refund_asked > 0) {
    const amount = moneyText(Math.min(captured, refund_asked), restaurant.currency, language);
    return [{ kind: 'paragraph', text: t('money_refunded', { amount }) }];
  }
  const isReleased = state === 'voided' || (state === 'authorised' && is_void_asked === 1);
  return isReleased ? [{ kind: 'paragraph', text: t('money_released') }] : [];
}

/** What a smaller order means for its payment: less is charged, some comes back, or less is paid at the door. */
export function changedPayment({ t }: EmailContext, { order, payment }: StoredOrder): Block[] {
  if (payment?.row.state === 'captured') return [{ kind: 'paragraph', text: t('changed_refunded') }];
  if (payment?.row.state === 'authorised') return [{ kind: 'paragraph', text: t('changed_less_charged') }];
  return order.payment_status === 'Paid' ? [] : [{ kind: 'paragraph', text: t('changed_to_pay') }];
}
