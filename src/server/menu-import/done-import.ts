import { isDeepStrictEqual } from 'node:util';
import type { MenuImportsTable } from '../platform/tables/menu-tables.ts';
import type { ImportedMenu } from './imported-menu.ts';
import type { CategoryTerms, DishTerms, GroupTerms } from './menu-terms.ts';
import type { ImportPlan, PlannedRecord } from './plan-import.ts';
import type { PlannedRef } from './plan-till-refs.ts';

/** A record that was changed: all that it was made of where it is new, else the fields that differ. */
export interface DoneRecord<Terms> {
  id: string;
  before: Partial<Terms> | null;
  after: Partial<Terms>;
}

/** What applying an import has changed: what is needed to show it and to take it back. */
export interface DoneImport {
  categories: DoneRecord<CategoryTerms>[];
  groups: DoneRecord<GroupTerms>[];
  dishes: DoneRecord<DishTerms>[];
  /** Names of changed records, by their ids. */
  names: Record<string, string>;
  counts: { dishes: number; unchanged: number };
  /** What the till calls them since; missing: what it did before. */
  tillRefs?: PlannedRef[];
}

/** `counts`: what the draft said of the file's dishes. */
export function doneImport(
  { categories, groups, dishes, tillRefs }: Pick<ImportPlan, 'categories' | 'groups' | 'dishes' | 'tillRefs'>,
  counts: DoneImport['counts'],
): DoneImport {
  const named = [...categories, ...groups, ...dishes].map(({ id, after }) => [id, Object.values(after.name)[0] ?? '']);
  return {
    categories: categories.map(differing),
    groups: groups.map(differing),
    dishes: dishes.map(differing),
    names: Object.fromEntries(named),
    counts,
    ...(tillRefs.length > 0 && { tillRefs }),
  };
}

function differing<Terms extends object>({ id, before, after }: PlannedRecord<Terms>): DoneRecord<Terms> {
  if (!before) return { id, before, after };
  const names = (Object.keys(after) as (keyof Terms)[]).filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const only = (terms: Terms) => Object.fromEntries(names.map((name) => [name, terms[name]])) as Partial<Terms>;
  return { id, before: only(before), after: only(after) };
}

/** Trusts the texts: only this folder writes them. null: they were dropped. */
export function menuOf({ menu }: Pick<MenuImportsTable, 'menu'>): ImportedMenu | null {
  return menu === null ? null : JSON.parse(menu);
}

export function doneOf({ done }: Pick<MenuImportsTable, 'done'>): DoneImport | null {
  return done === null ? null : JSON.parse(done);
}
