import * as z from 'zod/mini';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import type { Closure } from '../../domain/times/closures.ts';
import { line } from '../texts.ts';
import { staffText, wholeText } from './staff-texts.ts';

const date = z.iso.date('date_invalid');
const span = { from: date, to: date };

/** Dates, both included, on which the restaurant is closed, with a sentence for customers. Dates with hours of their own keep them. */
export const staffClosure = z.object({ ...span, sentence: staffText });
/** The sentence replaces the stored one in all languages; without any, customers read the dates alone. */
export const staffClosureInput = z
  .object({ ...span, sentence: wholeText(line(STAFF_MAX.closureSentence)) })
  .check(z.refine<Closure>(({ from, to }) => from <= to, { error: 'ends_before_start', path: ['to'] }));
export const staffClosuresInput = z
  .array(staffClosureInput)
  .check(z.maxLength(STAFF_MAX.closures), z.refine<readonly Closure[]>(areApart, 'closures_overlap'));

/** Whether no date is in two of them. */
function areApart(closures: readonly Closure[]): boolean {
  const inOrder = [...closures].sort((one, other) => (one.from < other.from ? -1 : 1));
  return inOrder.every(({ to }, index) => {
    const next = inOrder[index + 1];
    return next === undefined || to < next.from;
  });
}

export type StaffClosure = z.infer<typeof staffClosure>;
export type StaffClosureInput = z.infer<typeof staffClosureInput>;
