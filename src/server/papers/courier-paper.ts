import { labelled } from '../../domain/look/labelled.ts';
import { amountToCollect } from '../../domain/orders/amount-to-collect.ts';
import { townLine } from '../../domain/people/town-line.ts';
import type { PaperContext } from './paper-context.ts';
import { head } from './paper-parts.ts';
import { boxed, inverted, type Mark, qrCode, textLine } from './receiptline.ts';

/** What whoever delivers needs: where to, whom to call, what to collect, and the way. */
export function courierPaper(context: PaperContext): Mark[] {
  const { order, items, hasAlcohol, amount, t, language } = context;
  const { deliveryAddress, customerName, contactPhone } = order;
  const toCollect = amountToCollect(order);
  const place = deliveryAddress
    ? [deliveryAddress.street, townLine({ ...deliveryAddress, postcode: deliveryAddress.postalCode })]
    : [];
  const lines = place.filter(Boolean);
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    ...head(context, t('delivery')),
    ...(hasAlcohol ? inverted(t('check_id')) : []),
    ...lines.flatMap((each) => textLine(each, { bold: true, size: 2 })),
    ...textLine(`${customerName}, ${contactPhone}`),
    ...(deliveryAddress?.deliveryInstructions ? boxed(deliveryAddress.deliveryInstructions) : []),
    ...inverted(toCollect > 0 ? t('collect', { amount: amount(toCollect) }) : t('collect_nothing')),
    ...(order.tip && toCollect === 0 ? textLine(labelled(t('tip'), amount(order.tip), language)) : []),
    ...textLine(t('dishes', { count }), { bold: true }),
    ...(lines.length
      ? qrCode(`https://www.openstreetmap.org/search?query=${encodeURIComponent(lines.join(', '))}`)
      : []),
  ];
}
