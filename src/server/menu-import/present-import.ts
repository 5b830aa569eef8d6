import type {
  MenuImport,
  MenuImportEntry,
  MenuImportNote,
  MenuImportSummary,
} from '../../contract/staff/staff-menu-imports.ts';
import type { Language } from '../../domain/languages.ts';
import type { Halves } from '../../domain/menu/halves.ts';
import { toIso } from '../platform/clock.ts';
import { readMessages } from '../platform/read-messages.ts';
import { fieldMessage } from '../platform/refusals/field-messages.ts';
import { fill } from '../platform/sentence.ts';
import type { MenuImportsTable } from '../platform/tables/menu-tables.ts';
import { type DoneImport, type DoneRecord, doneImport, doneOf, menuOf } from './done-import.ts';
import type { ImportedMenu, ImportNote } from './imported-menu.ts';
import { KEPT_MS } from './menu-imports.repo.ts';
import type { MenuTerms } from './menu-terms.ts';
import type { ImportPlan } from './plan-import.ts';
import { usualMeaning } from './table/read-allergens.ts';

type Row = MenuImportsTable;

/** For whom and when something is presented. */
export interface Presenting {
  language: Language;
  /** ms */
  now: number;
}

/** What applying a draft would do to the menu as it is. */
export function presentDraft(
  row: Row,
  { menu, plan, current, language }: { menu: ImportedMenu; plan: ImportPlan; current: MenuTerms; language: Language },
): MenuImport {
  const done = doneImport(plan, { dishes: menu.dishes.length, unchanged: plan.unchanged });
  const named = namesOf(current, plan);
  const gone = plan.gone.map(
    (id): MenuImportEntry => ({
      _id: id,
      subject: 'product',
      change: 'gone',
      name: named(id),
      before: { price: current.dishes.get(id)?.price },
      after: null,
    }),
  );
  return {
    ...summarise(row, row.created_at),
    ...done.counts,
    entries: [...entriesOf(done, named), ...gone],
    notes: allWorded(plan.notes, language),
    ...(plan.pictures.length > 0 && {
      pictures: {
        count: plan.pictures.length,
        hosts: [...new Set(plan.pictures.flatMap(({ address }) => URL.parse(address)?.hostname ?? []))],
      },
    }),
    ...(plan.tillRefs.length > 0 && { tillRefs: plan.tillRefs.length }),
    ...(menu.unknownCodes && {
      unknownCodes: menu.unknownCodes.map((code) => ({ code, usually: usualMeaning(code, language) })),
    }),
    version: plan.version,
  };
}

/** What applying has done. After its day, only that it was. */
export function presentDone(row: Row, { language, now }: Presenting): MenuImport {
  const done = doneOf(row);
  const notes = menuOf(row)?.notes ?? [];
  return {
    ...summarise(row, now),
    ...(done?.counts ?? { dishes: 0, unchanged: 0 }),
    entries: done ? entriesOf(done, (id) => done.names[id] ?? '') : [],
    notes: allWorded(notes, language),
    version: row.state,
  };
}

export function summarise(row: Omit<Row, 'menu' | 'done'>, now: number): MenuImportSummary {
  const { id, file_name, source, state, created_at, applied_at } = row;
  const until = applied_at === null ? null : applied_at + KEPT_MS;
  return {
    _id: id,
    fileName: file_name,
    source,
    state,
    createdAt: toIso(created_at),
    appliedAt: toIso(applied_at),
    takeBackUntil: state === 'applied' && until !== null && now < until ? toIso(until) : null,
  };
}

const texts = readMessages('server');
const labels = readMessages('staff');

/** Nobody reads more of them: then it is another kind of file. */
const MOST_NOTES = 1000;

/** What is said twice of one row is said once. */
function allWorded(notes: readonly ImportNote[], language: Language): MenuImportNote[] {
  const said = notes.slice(0, MOST_NOTES).map((note) => worded(note, language));
  return [...new Map(said.map((note) => [JSON.stringify(note), note])).values()];
}

/** A note in a sentence: one of its own, or the words of a form's check behind the field's name. */
function worded({ kind, code, field, row, name, values = {} }: ImportNote, language: Language): MenuImportNote {
  const own: Record<string, string> = texts[language]['menu-import'];
  const sentence = own[code];
  const text = sentence === undefined ? fieldMessage(code, language) : fill(sentence, values);
  const audit: Record<string, string> = labels[language].audit;
  const label = field === undefined ? undefined : audit[`field_${field}`];
  return { kind, row: row ?? null, name: name ?? null, text: label === undefined ? text : `${label}: ${text}` };
}

type Naming = (id: string) => string;

/** Names records of the menu and of the plan in the restaurant's language. */
function namesOf(current: MenuTerms, { categories, groups, dishes }: ImportPlan): Naming {
  const language = current.contentLanguage;
  const names = new Map<string, string>();
  const add = (id: string, name: Record<string, string>) => names.set(id, name[language] ?? '');
  for (const records of [current.categories, current.groups, current.dishes])
    for (const [id, { name }] of records) add(id, name);
  for (const { values } of current.groups.values()) for (const { _id, label } of values) add(_id, label);
  for (const { id, after } of [...categories, ...groups, ...dishes]) add(id, after.name);
  for (const { after } of groups) for (const { _id, label } of after.values) add(_id, label);
  return (id) => names.get(id) ?? '';
}

function entriesOf(done: DoneImport, named: Naming): MenuImportEntry[] {
  const of = <Terms extends object>(subject: MenuImportEntry['subject'], records: DoneRecord<Terms>[]) =>
    records.map(({ id, before, after }): MenuImportEntry => {
      const change = before === null ? 'new' : 'changed';
      return {
        _id: id,
        subject,
        change,
        name: named(id),
        before: readable(before, named),
        after: readable(before === null ? withoutUnset(after) : after, named),
      };
    });
  return [...of('category', done.categories), ...of('option_group', done.groups), ...of('product', done.dishes)];
}

/** A new dish without a price of its own for pickup says nothing of it, and one that is no half and half nothing of that. */
function withoutUnset(terms: object): object {
  const unset = ['pickupPrice', 'halves'].filter((field) => (terms as Record<string, unknown>)[field] === null);
  return { ...terms, ...Object.fromEntries(unset.map((field) => [field, undefined])) };
}

const LISTS = new Set(['categoryIds', 'optionGroupIds', 'goesWith', 'opens']);

/** The fields that say something, with names for ids. */
function readable(terms: object | null, named: Naming): Record<string, unknown> | null {
  if (terms === null) return null;
  return Object.fromEntries(
    Object.entries(terms).flatMap(([field, value]: [string, unknown]) => {
      if (Array.isArray(value) && LISTS.has(field)) return [[field, value.map((id) => named(String(id))).join(', ')]];
      if (field === 'halves' && value) return [[field, withCategory(value as Halves, named)]];
      if (field === 'sizePrices') return [[field, bySize(value as Record<string, number>, named)]];
      if (field === 'values' && Array.isArray(value)) return [[field, value.map((each) => readable(each, named))]];
      return [[field, value]];
    }),
  );
}

function withCategory({ categoryId, rule }: Halves, named: Naming): object {
  return { categoryId: named(categoryId), rule };
}

function bySize(prices: Record<string, number>, named: Naming): string {
  return Object.entries(prices)
    .map(([size, price]) => `${named(size)} ${price}`)
    .join(', ');
}
