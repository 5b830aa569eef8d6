import type { OnlinePayment } from '../../../../contract/online-payment.ts';
import { amountToCollect } from '../../../../domain/orders/amount-to-collect.ts';
import type { Translate } from '../../../app/app-context.ts';

type Paid = Parameters<typeof amountToCollect>[0];

/** What became of an order's money. What could not be charged is paid at the handover, whatever its hold does. */
export function moneyTexts(
  t: Translate<'order'>,
  order: Paid,
  online: Pick<OnlinePayment, 'state' | 'amount' | 'charged' | 'uncollected' | 'refunded'>,
  amount: (value: number) => string,
): string[] {
  const { state, charged, refunded } = online;
  const toPay = amountToCollect(order);
  const held = online.uncollected ?? online.amount;
  return [
    ...(charged > 0 ? [t('money_charged', { amount: amount(charged) })] : []),
    ...(refunded > 0 ? [t('money_refunded', { amount: amount(refunded) })] : []),
    ...(state === 'authorised' && toPay === 0 ? [t('money_reserved', { amount: amount(held) })] : []),
    ...(state === 'voided' && charged === 0 ? [t('money_released')] : []),
    ...(toPay > 0 ? [t('money_to_pay', { amount: amount(toPay) })] : []),
  ];
}
