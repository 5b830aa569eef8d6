import type { Figures } from '../../contract/staff/staff-reports.ts';
import { CANCEL_REASONS } from '../../domain/orders/cancel-reasons.ts';
import { sentence } from '../platform/sentence.ts';
import type { callOffs } from './report-parts.repo.ts';

const MOST = 10;
/** The usual reasons by what a customer read of them, in any language. */
const USUAL = new Map(
  CANCEL_REASONS.flatMap((reason) => Object.values(sentence('call-off', reason)).map((words) => [words, reason])),
);
const NOBODY_ANSWERED = new Set(Object.values(sentence('order-texts', 'nobody_answered')));

/** Why orders were called off, the most frequent first: the same reason read in two languages is one. */
export function countCallOffs(rows: Awaited<ReturnType<typeof callOffs>>): Figures['callOffs'] {
  const found = new Map<string, Figures['callOffs'][number]>();
  for (const { status, notes, orders } of rows) {
    const isUnanswered = notes !== null && NOBODY_ANSWERED.has(notes);
    const reason = isUnanswered ? 'unanswered' : (notes !== null && USUAL.get(notes)) || null;
    const words = reason === null && status === 'Cancelled by Restaurant' ? notes : null;
    const key = JSON.stringify([status, reason, words]);
    const known = found.get(key);
    found.set(key, { status, reason, words, orders: (known?.orders ?? 0) + orders });
  }
  return [...found.values()].sort((one, other) => other.orders - one.orders).slice(0, MOST);
}
