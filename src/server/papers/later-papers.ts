import { promisedTime } from '../../domain/orders/expected-time.ts';
import { toIso } from '../platform/clock.ts';
import type { PaperContext, PaperReason } from './paper-context.ts';
import { dish, foot, head, numberAndTime, whoAndHow } from './paper-parts.ts';
import { apart, inverted, type Mark, RULE, textLine } from './rows.ts';

/** That an order which was printed is called off, and what nobody is to cook any more. */
export function voidPaper(context: PaperContext, at: string): Mark[] {
  const { t, time, items } = context;
  return [
    ...inverted(t('void'), { size: 3, align: 'centre' }),
    numberAndTime(context),
    ...textLine(t('called_off_at', { time: time(at) }), { bold: true }),
    RULE,
    ...items.flatMap((item) => dish(context, item)),
    RULE,
    ...textLine(whoAndHow(context)),
    ...foot(context),
  ];
}

/** That an order which was printed has another time. The dishes stay on the paper that is there. */
export function movedPaper(context: PaperContext, { at, before }: Extract<PaperReason, { kind: 'moved' }>): Mark[] {
  const { t, time, order, paper } = context;
  const promised = promisedTime(order);
  // The kitchen works towards another time than the door's.
  const drive = paper === 'kitchen' && promised && order.leavesAt ? promised.from - Date.parse(order.leavesAt) : 0;
  const moved = t('moved_at', { time: time(toIso(at)) });
  return [
    ...inverted(t('new_time'), { size: 2, align: 'centre' }),
    ...head(context),
    ...apart(before === null ? '' : t('not_at', { time: time(toIso(before - drive)) }), moved, { bold: true }),
    RULE,
    ...textLine(t('dishes_before')),
    ...foot(context),
  ];
}
