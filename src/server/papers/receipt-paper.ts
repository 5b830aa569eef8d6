import { labelled } from '../../domain/look/labelled.ts';
import { isDeclined } from '../../domain/menu/declined-choice.ts';
import type { PaperContext } from './paper-context.ts';
import { foot } from './paper-parts.ts';
import { apart, centred, counted, type Mark, RULE, textLine } from './receiptline.ts';

/** What the customer keeps: who sold what at which price. */
export function receiptPaper(context: PaperContext): Mark[] {
  const { restaurant, order, items, amount, t, paymentMethod, dueTime } = context;
  const { method, paymentStatus } = order.paymentDetails;
  return [
    ...centred(restaurant.name, { bold: true, size: 2 }),
    ...centred(restaurant.address),
    ...centred(`${order.orderNumber} · ${dueTime}`, { bold: true }),
    ...foot(context),
    RULE,
    ...items.flatMap((item) => [
      ...apart(`${item.quantity} × ${item.productName}`, amount(item.itemSubtotal)),
      ...item.selectedOptions
        .filter((option) => !isDeclined(option))
        .flatMap(({ optionName, valueLabel }) => counted('', labelled(optionName, valueLabel, order.lang))),
    ]),
    RULE,
    ...sums(context),
    ...apart(t('total'), amount(order.totalAmount), { bold: true }),
    ...textLine([paymentMethod(method), paymentStatus === 'Paid' ? t('paid') : ''].filter(Boolean).join(', ')),
    RULE,
    ...textLine(order.customerName),
  ];
}

function sums({ order, amount, t }: PaperContext): Mark[] {
  const { subtotal, discountAmount, deliveryFee, serviceFee, taxes, appliedPromotion } = order;
  const rows = [
    { name: t('subtotal'), value: subtotal },
    { name: appliedPromotion?.name || t('discount'), value: -discountAmount },
    { name: t('delivery_fee'), value: deliveryFee },
    { name: t('service_fee'), value: serviceFee },
    { name: t('taxes'), value: taxes },
  ].filter(({ value }, index) => index === 0 || value !== 0);
  return rows.length > 1 ? rows.flatMap(({ name, value }) => apart(name, amount(value))) : [];
}
