import type { StaffOrder } from '../../contract/staff/staff-orders.ts';
import { labelled } from '../../domain/look/labelled.ts';
import { isDeclined } from '../../domain/menu/declined-choice.ts';
import { notesInOneLine } from '../../domain/orders/notes-in-one-line.ts';
import { wishText } from '../texts/wish-texts.ts';
import type { PaperContext } from './paper-context.ts';
import { boxed, centred, counted, inverted, type Mark, RULE } from './receiptline.ts';

/** The number, and the time that everybody works towards as the largest thing on the paper. */
export function head({ order, dueTime }: PaperContext, title: string): Mark[] {
  return [
    ...centred([title, order.orderNumber].filter(Boolean).join(' · '), { bold: true }),
    ...centred(dueTime, { bold: true, size: 4 }),
    RULE,
  ];
}

/** What must be known before anything is touched: alcohol, then allergens. */
export function warnings({ t, allergen, items, hasAlcohol, language }: PaperContext): Mark[] {
  const codes = [...new Set(items.flatMap(({ allergenCodes }) => allergenCodes))];
  return [
    ...(hasAlcohol ? inverted(t('check_id')) : []),
    ...(codes.length ? boxed(labelled(t('allergens'), codes.map(allergen).join(', '), language)) : []),
  ];
}

/** A dish with its choices and allergens under it. */
export function dish({ order, allergen, language }: PaperContext, item: StaffOrder['items'][number]): Mark[] {
  const choices = item.selectedOptions.filter((option) => !isDeclined(option));
  return [
    ...counted(String(item.quantity), item.productName, { bold: true, tall: true }),
    ...choices.flatMap(({ optionName, valueLabel }) =>
      counted('', `+ ${labelled(optionName, valueLabel, order.lang)}`),
    ),
    ...(item.allergenCodes.length ? counted('', `(${item.allergenCodes.map(allergen).join(', ')})`) : []),
    ...(item.wish ? counted('', wishText(item.wish, language)) : []),
  ];
}

/** The customer's words in a box. */
export function notes({ order }: PaperContext): Mark[] {
  return order.customerNotes ? boxed(notesInOneLine(order.customerNotes)) : [];
}

/** How it goes out, and when it was ordered. */
export function foot({ order, t, time }: PaperContext): Mark[] {
  const type = t(order.orderType === 'Delivery' ? 'delivery' : 'pickup');
  const phone = order.channel === 'phone' && t('by_phone');
  const place = order.deliveryAddress?.city;
  return centred([type, phone, place, t('ordered_at', { time: time(order.createdAt) })].filter(Boolean).join(' · '));
}
