import { MAX } from '../../../../domain/limits.ts';
import type { GroupOfOptions, Selection } from '../../../../domain/menu/selection.ts';
import { defaultSelection } from '../../../../domain/menu/selection.ts';

/**
 * What the dish's form chose without scripts. A group without a choice stays empty: the form shows the defaults as chosen. `scope` stands
 * before all names in a form of several dishes.
 */
export function selectionIn(form: URLSearchParams, groups: readonly GroupOfOptions[], scope = ''): Selection {
  const pieces = (group: string, id: string) => {
    const count = Math.trunc(Number(form.get(piecesName(group, id)) ?? 1)) || 1;
    return Array<string>(Math.min(Math.max(count, 1), MAX.optionsOfLine)).fill(id);
  };
  const chosenIn = (group: string) => form.getAll(group).flatMap((id) => pieces(group, id));
  return defaultSelection(groups, Object.fromEntries(groups.map(({ _id }) => [_id, chosenIn(scope + _id)])));
}

/** The field in which the form says how many pieces of a value of a group, whose name the form has. Two halves have the same values. */
export function piecesName(group: string, valueId: string): string {
  return `pieces-${group}-${valueId}`;
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
