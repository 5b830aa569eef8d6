import { labelled } from '../../domain/look/labelled.ts';
import { amountToCollect } from '../../domain/orders/amount-to-collect.ts';
import { notesInOneLine } from '../../domain/orders/notes-in-one-line.ts';
import { townLine } from '../../domain/people/town-line.ts';
import { zoneLabel } from '../../domain/zones/zone-label.ts';
import type { PaperContext } from './paper-context.ts';
import { checkId, foot, head } from './paper-parts.ts';
import { boxed, centred, inverted, type Mark, qrCode, RULE, textLine } from './rows.ts';

/** What whoever delivers needs: where to, whom to call, what to collect, and the way. */
export function courierPaper(context: PaperContext): Mark[] {
  const { order, amount, t, language } = context;
  const { deliveryAddress, customerName, contactPhone } = order;
  const way = deliveryAddress && zoneLabel(deliveryAddress, language);
  const toCollect = amountToCollect(order);
  const place = deliveryAddress
    ? [deliveryAddress.street, townLine({ ...deliveryAddress, postcode: deliveryAddress.postalCode })]
    : [];
  const lines = place.filter(Boolean);
  return [
    ...head(context),
    ...checkId(context),
    RULE,
    ...lines.flatMap((each) => textLine(each, { bold: true, size: 2 })),
    ...(way ? textLine(way) : []),
    ...textLine(`${customerName}, ${contactPhone}`),
    ...(deliveryAddress?.deliveryInstructions ? boxed(deliveryAddress.deliveryInstructions) : []),
    ...(order.customerNotes ? boxed(notesInOneLine(order.customerNotes)) : []),
    ...inverted(toCollect > 0 ? t('collect', { amount: amount(toCollect) }) : t('collect_nothing'), { size: 2 }),
    ...(order.tip && toCollect === 0 ? textLine(labelled(t('tip'), amount(order.tip), language)) : []),
    ...foot(context),
    ...(context.courierLink
      ? [...centred(t('courier_scan'), { bold: true }), ...qrCode(context.courierLink)]
      : mapCode(lines)),
  ];
}

/** The way there. One code a paper: whoever has the courier's page open finds the map on it. */
function mapCode(lines: readonly string[]): Mark[] {
  return lines.length
    ? qrCode(`https://www.openstreetmap.org/search?query=${encodeURIComponent(lines.join(', '))}`)
    : [];
}
