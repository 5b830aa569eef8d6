import { MAX } from '../../../../domain/limits.ts';
import type { GroupOfOptions, Selection } from '../../../../domain/menu/selection.ts';
import { defaultSelection } from '../../../../domain/menu/selection.ts';

/** What the dish's form chose without scripts. A group without a choice stays empty: the form shows the defaults as chosen. */
export function selectionIn(form: URLSearchParams, groups: readonly GroupOfOptions[]): Selection {
  const pieces = (id: string) => {
    const count = Math.trunc(Number(form.get(piecesName(id)) ?? 1)) || 1;
    return Array<string>(Math.min(Math.max(count, 1), MAX.optionsOfLine)).fill(id);
  };
  return defaultSelection(groups, Object.fromEntries(groups.map(({ _id }) => [_id, form.getAll(_id).flatMap(pieces)])));
}

/** The field in which the form says how many pieces of a value. */
export function piecesName(valueId: string): string {
  return `pieces-${valueId}`;
}

/** How many, at least one. */
export function quantityIn(form: URLSearchParams): number {
  const quantity = Math.trunc(Number(form.get('quantity')));
  return Math.min(Math.max(quantity || 1, 1), MAX.quantity);
}

/** The words to the dish; '': none. */
export function noteIn(form: URLSearchParams): string {
  return cleanNote(form.get('note') ?? '');
}

/** In one line, as the server keeps it, so that the same words are the same line. */
export function cleanNote(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim().slice(0, MAX.lineNote);
}
