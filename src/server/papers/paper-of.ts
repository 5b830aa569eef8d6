import type { Product } from '../../contract/menu.ts';
import type { Currency } from '../../contract/primitives.ts';
import type { StaffOrder } from '../../contract/staff/staff-orders.ts';
import type { Language } from '../../domain/languages.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { toMinor } from '../../domain/money/money.ts';
import { moneyText } from '../platform/money-text.ts';
import { isSameZonedDay, weekdayTimeText, zonedTimeText } from '../platform/time-text.ts';
import { courierPaper } from './courier-paper.ts';
import { kitchenPaper } from './kitchen-paper.ts';
import type { PaperContext, PaperOrder } from './paper-context.ts';
import { paperWords } from './paper-words.ts';
import { receiptPaper } from './receipt-paper.ts';
import { centred, counted, inverted, type Mark, RULE } from './receiptline.ts';

const PAPERS = { kitchen: kitchenPaper, receipt: receiptPaper, courier: courierPaper };

/** A paper in receiptline's marks. */
export function paperOf(of: PaperOrder): Mark[] {
  const { order, language, restaurant, now } = of;
  const words = paperWords(language);
  const time = (instant: string) => {
    const at = Date.parse(instant);
    const write = isSameZonedDay(at, now, restaurant.timezone) ? zonedTimeText : weekdayTimeText;
    return write(at, restaurant.timezone, language);
  };
  const due = order.estimatedReadyAt ?? (order.isASAP ? null : order.scheduledAt);
  const context: PaperContext = {
    ...of,
    ...words,
    amount: (value) => moneyText(minor(value, order.currency), order.currency, language),
    time,
    dueTime: due === null ? words.t('asap') : time(due),
  };
  return [...topOf(context), ...PAPERS[of.paper](context)];
}

/** That something was changed, and what, or that the paper is a copy: nobody must cook twice. */
function topOf({ t, copy, change }: PaperContext): Mark[] {
  if (!change) return copy > 1 ? inverted(t('copy')) : [];
  const units = (count: number) => (count > 0 ? `+${count}` : String(count));
  return [
    ...inverted(t('changed')),
    ...change.items.flatMap(({ nameOriginal, from, to }) => counted(units(to - from), nameOriginal, { bold: true })),
    RULE,
  ];
}

/** Above a paper that the printer has fetched before without saying whether it came out. */
export function repeated(language: Language): Mark[] {
  return inverted(paperWords(language).t('repeated'));
}

/** What a printer prints to show that it is reached. */
export function testPaper(language: Language, name: string): Mark[] {
  const { t } = paperWords(language);
  return [
    ...centred(name, { bold: true }),
    ...centred(t('test_title'), { bold: true, size: 2 }),
    ...centred(t('test_text')),
  ];
}

function minor(value: number, { code }: Currency): number {
  return toMinor(value, decimalsOf(code));
}

/** The lines of an order that a printer prints, and whether there is alcohol among them. */
export function printedLines(
  { items }: StaffOrder,
  isPrinted: (item: StaffOrder['items'][number], index: number) => boolean,
  productsById: ReadonlyMap<string, Product>,
): Pick<PaperOrder, 'items' | 'hasAlcohol'> {
  const mine = items.filter(isPrinted);
  const hasAlcohol = mine.some(({ productId }) => productsById.get(productId)?.dietaryCodes.includes('alcohol'));
  return { items: mine, hasAlcohol };
}
