import type { CheckoutTotal } from '../../../contract/ucp.ts';
import type { Language } from '../../../domain/languages.ts';
import { FEES } from '../../../domain/orders/fees.ts';
import type { OrderType } from '../../../domain/orders/order-types.ts';
import { ORDER_TYPE } from '../../../domain/orders/order-types.ts';
import type { PricedOrder } from '../../../domain/orders/price-order.ts';
import { texts } from './checkout-texts.ts';

type Figures = Omit<PricedOrder, 'lines'>;

interface Totalled {
  /** Minor units. */
  figures: Figures;
  tip: number;
  /** null: nothing is chosen yet, so that nothing is said of how it comes. */
  orderType: OrderType | null;
  language: Language;
}

/** What a checkout comes to. All entries but the last add up to it. */
export function presentTotals({ figures, tip, orderType, language }: Totalled): CheckoutTotal[] {
  const { subtotal, discountAmount, deliveryFee, deposit, taxes, totalAmount } = figures;
  const said = (name: keyof typeof texts, type: string, amount: number): CheckoutTotal => ({
    type,
    display_text: texts[name][language],
    amount,
  });
  const fees = FEES.filter((name) => figures[name] > 0).map((name) => ({
    display_text: texts[name][language],
    amount: figures[name],
  }));
  // What a discount takes beyond the order's own amount, it does not take.
  const discount = Math.min(discountAmount, subtotal + deliveryFee);
  return [
    said('subtotal', 'subtotal', subtotal),
    ...(discount > 0 ? [said('discount', 'discount', -discount)] : []),
    ...(orderType ? [said(ORDER_TYPE[orderType].word, 'fulfillment', deliveryFee)] : []),
    ...(fees.length > 0
      ? [
          {
            ...said(
              'fees',
              'fee',
              fees.reduce((sum, { amount }) => sum + amount, 0),
            ),
            lines: fees,
          },
        ]
      : []),
    ...(deposit > 0 ? [said('deposit', 'fee', deposit)] : []),
    ...(taxes > 0 ? [said('taxes', 'tax', taxes)] : []),
    ...(tip > 0 ? [said('tip', 'tip', tip)] : []),
    said('total', 'total', totalAmount + tip),
  ];
}
