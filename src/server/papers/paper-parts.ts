import type { StaffOrder } from '../../contract/staff/staff-orders.ts';
import { isDeclined } from '../../domain/menu/declined-choice.ts';
import { madeHalves } from '../../domain/menu/halves.ts';
import { lineClash } from '../../domain/menu/line-clash.ts';
import { numberedName } from '../../domain/menu/numbered-name.ts';
import { calledName } from '../../domain/orders/call-number.ts';
import { notesInOneLine } from '../../domain/orders/notes-in-one-line.ts';
import { ORDER_TYPE } from '../../domain/orders/order-types.ts';
import { quoted } from '../../domain/orders/quoted-note.ts';
import { foodLabel } from '../texts/food-label-texts.ts';
import { wishText } from '../texts/wish-texts.ts';
import type { PaperContext } from './paper-context.ts';
import { apart, counted, inOneLine, inverted, type Mark, textLine } from './rows.ts';

/** How many columns are left between the number and the time that everybody works towards. */
const GAP = 1;

/** The number and the time as the largest things on the paper; below them the day of an order for another one, and who and how. */
export function head(context: PaperContext): Mark[] {
  const { order, t, time, dueDay, otherTime, paper } = context;
  return [
    numberAndTime(context),
    ...(dueDay ? textLine(dueDay, { bold: true, size: 2 }) : []),
    ...(otherTime && paper !== 'receipt'
      ? apart(t(paper === 'kitchen' ? 'at_door' : 'leave_by', { time: otherTime }), '', { bold: true })
      : []),
    ...apart(whoAndHow(context), t('ordered_at', { time: time(order.createdAt) })),
  ];
}

/** As large as the paper has room for. */
export function numberAndTime({ order, dueTime }: PaperContext): Mark {
  return (sheet) => {
    const name = calledName(order);
    const [number, due] = [sheet.widthOf(name), sheet.widthOf(dueTime)];
    const sizes = [
      [3, 3],
      [2, 3],
      [1, 3],
      [2, 2],
      [1, 2],
    ] as const;
    const [first, second] = sizes.find(([a, b]) => number * a + GAP + due * b <= sheet.columns) ?? [1, 1];
    const cells = [
      { text: name, size: first },
      { text: dueTime, size: second },
    ];
    return inOneLine(cells, { bold: true }).flatMap((mark) => mark(sheet));
  };
}

/** "Delivery, by phone, Zoë, Colchester". */
export function whoAndHow({ order, t }: PaperContext): string {
  const type = t(ORDER_TYPE[order.orderType].word);
  const phone = order.channel === 'phone' && t('by_phone');
  return [type, phone, firstName(order.customerName), order.deliveryAddress?.city].filter(Boolean).join(', ');
}

/** What a guest is called by: the first word of a name, or all of one that is written without spaces or family name first. */
function firstName(name: string): string {
  return /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/.test(name) ? name : (name.split(/\s+/)[0] ?? '');
}

export function checkId({ t, hasAlcohol }: PaperContext): Mark[] {
  return hasAlcohol ? inverted(t('check_id'), { size: 1 }) : [];
}

/** A dish with its choices under it, in words: "rare, peppercorn sauce". */
export function dish(context: PaperContext, item: StaffOrder['items'][number]): Mark[] {
  const { language, paper } = context;
  const made = item.selectedOptions.filter((option) => !isDeclined(option));
  const isCooked = paper === 'kitchen';
  const choices = (isCooked && item.kitchenChoices) || made.map(({ valueLabel }) => valueLabel);
  const halves = madeHalves(made, choices);
  const plain = halves?.whole ?? choices;
  const name = numberedName((isCooked && item.kitchenName) || item.productName, item.menuNumber);
  return [
    ...counted(String(item.quantity), name, { bold: true, tall: true }),
    ...(plain.length ? counted('', plain.join(', ')) : []),
    ...(halves ? counted('', halves.line, { bold: true }) : []),
    ...(halves?.on ?? []).flatMap((text) => counted('', text)),
    ...(item.deal ? counted('', item.deal.name) : []),
    ...(item.note ? counted('', quoted(item.note), { bold: true }) : []),
    ...(item.wish ? counted('', wishText(item.wish, language)) : []),
    ...clash(context, item),
  ];
}

/** What the dish has of what this guest avoids or told of an allergy; that nobody knows, if it does not say. */
function clash({ order, t, foodWord, language }: PaperContext, item: StaffOrder['items'][number]): Mark[] {
  const said = `${order.customerNotes}\n${item.note ?? ''}`;
  const { contains, mayContain, isUnknown } = lineClash(item, { avoids: order.avoids, said });
  const names = (codes: typeof contains) => codes.map((code) => foodLabel(code, language)).join(', ');
  const loud = (text: string) => inverted(`! ${text}`, { size: 1 });
  return [
    ...(contains.length > 0 ? loud(t('contains', { what: names(contains) })) : []),
    ...(mayContain.length > 0 ? loud(foodWord('may_contain', { what: names(mayContain) })) : []),
    ...(isUnknown ? loud(foodWord('not_declared')) : []),
  ];
}

/** What the guest avoids and the customer's words, loud: there may be an allergy among them. */
export function notes({ order, foodWord, language }: PaperContext): Mark[] {
  const avoided = order.avoids?.map((code) => foodLabel(code, language)).join(', ');
  return [
    ...(avoided ? inverted(`! ${foodWord('avoids', { what: avoided })}`) : []),
    ...(order.customerNotes ? inverted(`! ${notesInOneLine(order.customerNotes)}`) : []),
  ];
}

/** How much there is, for which station, and by which number the order is found. */
export function foot({ items, t, order, station }: PaperContext): Mark[] {
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const number = calledName(order) === order.orderNumber ? '' : order.orderNumber;
  return apart(t('dishes', { count }), [number, station].filter(Boolean).join(' · '));
}
