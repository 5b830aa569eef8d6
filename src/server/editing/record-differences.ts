import type { Tx } from '../platform/database/database.ts';
import { type Change, recordChange, type StaffAct } from './record-change.ts';

type Terms = Record<string, unknown>;

/** The records of which the audit log tells what differs. */
export type DescribedSubject = 'product' | 'category' | 'option_group' | 'deal' | 'highlight' | 'promotion';

/** A record that was changed, or made. */
export interface Edit {
  subject: DescribedSubject;
  id: string;
  /** null: the record is new. */
  before: object | null;
  after: object;
}

/** Writes an audit entry with what differs between two states; none if nothing does. */
export async function recordDifferences(tx: Tx, act: StaffAct, edit: Edit): Promise<void> {
  for (const change of describeDifferences(edit)) await recordChange(tx, act, change);
}

/** The audit entry of what differs between two states; none if nothing does. */
export function describeDifferences({ subject, id, before, after }: Edit): [Change] | [] {
  const change = before === null ? { before, after } : differences(before as Terms, after as Terms);
  if (change.before !== null && Object.keys(change.after).length === 0) return [];
  const action = `${subject}_${before === null ? 'new' : 'change'}` as const;
  return [{ action, subject, subjectId: id, ...change }];
}

/** The members that differ between two states; of texts only the languages that differ. */
function differences(before: Terms, after: Terms): { before: Terms; after: Terms } {
  const found = { before: {} as Terms, after: {} as Terms };
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [before[name], after[name]];
    if (JSON.stringify(was) === JSON.stringify(is)) continue;
    const inner = isTerms(was) && isTerms(is) ? differences(was, is) : { before: was ?? null, after: is ?? null };
    found.before[name] = inner.before;
    found.after[name] = inner.after;
  }
  return found;
}

function isTerms(value: unknown): value is Terms {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
