import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import type { OrderFees } from '../../../../domain/orders/fees.ts';
import type { Translate } from '../../../app/app-context.ts';

type Priced = Pick<StaffOrder, 'subtotal' | 'discountAmount' | 'deliveryFee' | 'deposit' | 'appliedPromotion'> &
  OrderFees;

/** What adds up to an order's total: the dishes, then the discount and the fees if there are any. */
export function sumsOf(order: Priced, t: Translate<'board'>): { name: string; value: number }[] {
  const {
    subtotal,
    discountAmount,
    deliveryFee,
    appliedPromotion,
    bagFee = 0,
    smallOrderFee = 0,
    serviceFee = 0,
    deposit = 0,
  } = order;
  return [
    { name: t('subtotal'), value: subtotal },
    { name: appliedPromotion?.name ?? t('discount'), value: -discountAmount },
    { name: t('delivery_fee'), value: deliveryFee },
    { name: t('bag_fee'), value: bagFee },
    { name: t('small_order_fee'), value: smallOrderFee },
    { name: t('service_fee'), value: serviceFee },
    { name: t('deposit'), value: deposit },
  ].filter(({ value }, index) => index === 0 || value !== 0);
}
