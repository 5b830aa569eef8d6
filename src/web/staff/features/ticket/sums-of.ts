import type { StaffOrder } from '../../../../contract/staff/staff-orders.ts';
import type { Translate } from '../../../app/app-context.ts';

type Priced = Pick<StaffOrder, 'subtotal' | 'discountAmount' | 'deliveryFee' | 'appliedPromotion'>;

/** What adds up to an order's total: the dishes, then the discount and the delivery fee if there are any. */
export function sumsOf(order: Priced, t: Translate<'board'>): { name: string; value: number }[] {
  const { subtotal, discountAmount, deliveryFee, appliedPromotion } = order;
  return [
    { name: t('subtotal'), value: subtotal },
    { name: appliedPromotion?.name ?? t('discount'), value: -discountAmount },
    { name: t('delivery_fee'), value: deliveryFee },
  ].filter(({ value }, index) => index === 0 || value !== 0);
}
