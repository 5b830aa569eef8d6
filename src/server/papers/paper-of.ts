import type { Product } from '../../contract/menu.ts';
import type { Currency } from '../../contract/primitives.ts';
import type { StaffOrder } from '../../contract/staff/staff-orders.ts';
import type { Language } from '../../domain/languages.ts';
import { decimalsOf } from '../../domain/money/currencies.ts';
import { toMinor } from '../../domain/money/money.ts';
import { expectedTime, type TimeSpan } from '../../domain/orders/expected-time.ts';
import { toIso } from '../platform/clock.ts';
import { moneyText } from '../platform/money-text.ts';
import { dayTimeText, dayUnlessToday, zonedSpanText } from '../platform/time-text.ts';
import { courierPaper } from './courier-paper.ts';
import { kitchenPaper } from './kitchen-paper.ts';
import { movedPaper, voidPaper } from './later-papers.ts';
import type { PaperContext, PaperOrder } from './paper-context.ts';
import { paperWords } from './paper-words.ts';
import { receiptPaper } from './receipt-paper.ts';
import { centred, counted, inverted, type Mark, RULE } from './rows.ts';

const PAPERS = { kitchen: kitchenPaper, receipt: receiptPaper, courier: courierPaper };

/** A paper, on whatever printer. */
export function paperOf(of: PaperOrder): Mark[] {
  const { order, language, restaurant, now, reason } = of;
  const { timezone } = restaurant;
  const words = paperWords(language);
  const expected = expectedTime(order, order.usualTime ?? '');
  const promised = 'from' in expected ? expected : null;
  const leavesAt = promised && order.leavesAt ? at(order.leavesAt) : null;
  const isCooked = of.paper === 'kitchen' && leavesAt !== null;
  const due = isCooked ? leavesAt : promised;
  const clock = (span: TimeSpan) => zonedSpanText(span, timezone, language);
  const context: PaperContext = {
    ...of,
    ...words,
    amount: (value) => moneyText(minor(value, order.currency), order.currency, language),
    time: (instant) => dayTimeText(Date.parse(instant), { now, zone: timezone, language }),
    dueTime: due === null ? words.t('asap') : clock(due),
    dueDay: due === null ? '' : dayUnlessToday(due.from, { now, zone: timezone, language }),
    otherTime: promised === null || leavesAt === null ? '' : clock(isCooked ? promised : leavesAt),
  };
  if (reason.kind === 'void') return voidPaper(context, toIso(reason.at));
  if (reason.kind === 'moved') return movedPaper(context, reason);
  return [...topOf(context), ...PAPERS[of.paper](context)];
}

/** A time as a span of no length. */
function at(instant: string): TimeSpan {
  const ms = Date.parse(instant);
  return { from: ms, to: ms };
}

/** That something was changed, and what, or that the paper is a copy: nobody must cook twice. */
function topOf({ t, copy, reason, paper }: PaperContext): Mark[] {
  if (reason.kind !== 'changed') {
    return copy > 1 ? inverted(t(paper === 'kitchen' ? 'copy_cook' : 'copy'), { size: 'tall', align: 'centre' }) : [];
  }
  const units = (count: number) => (count > 0 ? `+${count}` : String(count));
  return [
    ...inverted(t('changed'), { size: 'tall', align: 'centre' }),
    ...reason.change.items.flatMap(({ nameOriginal, from, to }) =>
      counted(units(to - from), nameOriginal, { bold: true }),
    ),
    RULE,
  ];
}

/** Above a paper that the printer has fetched before without saying whether it came out. */
export function repeated(language: Language): Mark[] {
  return inverted(paperWords(language).t('repeated'), { size: 'tall', align: 'centre' });
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
