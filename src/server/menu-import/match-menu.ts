import type { MenuSource } from '../../contract/staff/staff-menu-imports.ts';
import type { Language } from '../../domain/languages.ts';
import { shortened, stableId } from '../platform/ids/ids.ts';
import { type ImportedMenu, sayName, sizeRef, type Texts } from './imported-menu.ts';
import type { MenuTerms } from './menu-terms.ts';

/** The ids that the records of a file have here, or will have, by their refs. */
export interface MatchedIds {
  categories: Map<string, string>;
  groups: Map<string, string>;
  /** By `sizeRef`. */
  values: Map<string, string>;
  dishes: Map<string, string>;
}

/** Formats without ids of their own. */
const NAMED_BY_NAMES: ReadonlySet<MenuSource> = new Set(['table', 'schema-org']);

interface Candidate {
  id: string;
  name: Texts;
  /** Where it stands, such as its category: tells equal names apart. */
  places?: readonly string[];
  /** Whether guests see it. */
  isActive?: boolean;
}

interface Wanted {
  ref: string;
  id?: string;
  name: Texts;
  places?: readonly string[] | undefined;
}

/**
 * Finds each record of the file on the menu: by the id that an exported table has, by the id that an earlier import gave it, by name and
 * category, or else by name alone where that is one record's. What is left is new, and gets an id that follows from its ref. No two
 * records of a file are found in the same one.
 */
export function matchMenu(restaurantId: string, menu: ImportedMenu, current: MenuTerms): MatchedIds {
  const language = current.contentLanguage;
  const ways = { language, areRefsIds: !NAMED_BY_NAMES.has(menu.source) };
  const idOf = (kind: string, ref: string) => stableId(restaurantId, 'menu-import', menu.source, kind, ref);
  const categories = match(menu.categories, candidates(current.categories), {
    ...ways,
    newId: (ref) => shortened(idOf('category', ref)),
  });
  const optionsOf = (names: readonly Texts[]) => names.map((name) => plain(sayName(name, language)));
  /** Sizes without a name of their own are those here that have the same options. */
  const sizesLike = (values: readonly { name: Texts }[]) => {
    const wanted = optionsOf(values.map(({ name }) => name)).join();
    const like = [...current.groups].find(
      ([, { isSize, values: own }]) => isSize && optionsOf(own.map(({ label }) => label)).join() === wanted,
    );
    return like && { id: like[0] };
  };
  // Groups of one name, such as sizes, are told apart by their options.
  const groups = match(
    menu.groups.map(({ values, ...group }) => ({
      ...group,
      ...(group.isUnnamed && sizesLike(values ?? [])),
      places: values && optionsOf(values.map(({ name }) => name)),
    })),
    [...current.groups].map(([id, { name, values }]) => ({
      ...{ id, name },
      places: optionsOf(values.map(({ label }) => label)),
    })),
    { ...ways, newId: (ref) => idOf('group', ref), isInPlace: true },
  );
  const values = new Map<string, string>();
  for (const group of menu.groups) {
    const known = current.groups.get(groups.get(group.ref) ?? '')?.values ?? [];
    const found = match(
      group.values ?? [],
      known.map(({ _id, label }) => ({ id: _id, name: label })),
      { ...ways, newId: (ref) => idOf('value', sizeRef(group.ref, ref)) },
    );
    for (const [ref, id] of found) values.set(sizeRef(group.ref, ref), id);
  }
  const dishes = match(
    menu.dishes.map((dish) => ({
      ...dish,
      places: (dish.categories ?? []).flatMap((ref) => categories.get(ref) ?? []),
    })),
    [...current.dishes].map(([id, { name, categoryIds, isActive }]) => ({ id, name, places: categoryIds, isActive })),
    { ...ways, newId: (ref) => shortened(idOf('product', ref)) },
  );
  return { categories, groups, values, dishes };
}

function candidates(records: ReadonlyMap<string, { name: Texts; isActive?: boolean }>): Candidate[] {
  return [...records].map(([id, { name, isActive = true }]) => ({ id, name, isActive }));
}

interface Ways {
  language: Language;
  /** The id of a new record. */
  newId(ref: string): string;
  /** Whether a name alone is not enough where the file says more of a record. */
  isInPlace?: boolean;
  /** Whether refs are the other system's own ids, which stay when a name changes; else they are made from names. */
  areRefsIds: boolean;
}

/** By ref. */
function match(
  wanted: readonly Wanted[],
  known: readonly Candidate[],
  { language, newId, areRefsIds, isInPlace = false }: Ways,
): Map<string, string> {
  const found = new Map<string, string>();
  const free = new Set(known.map(({ id }) => id));
  const said = ({ name }: { name: Texts }) => plain(sayName(name, language));
  // Of equal names, those that guests see come first.
  const byName = Map.groupBy(
    known.toSorted((one, other) => Number(other.isActive ?? true) - Number(one.isActive ?? true)),
    said,
  );
  const open = () => wanted.filter(({ ref }) => !found.has(ref));
  const take = (ref: string, id: string) => {
    found.set(ref, id);
    free.delete(id);
  };
  const freeOf = (one: Wanted) => (byName.get(said(one)) ?? []).filter(({ id }) => free.has(id));

  for (const { ref, id } of wanted) if (id !== undefined && free.has(id)) take(ref, id);
  if (areRefsIds) takeByRef();
  for (const one of open()) {
    const [same] = freeOf(one).filter(({ places }) => places?.some((place) => one.places?.includes(place)));
    if (same) take(one.ref, same.id);
  }
  const namesakes = Map.groupBy(open(), said);
  for (const one of open()) {
    if (isInPlace && one.places) continue;
    const [first, second] = freeOf(one);
    const isClear = first && (!second || (first.isActive !== false && second.isActive === false));
    if (first && isClear && namesakes.get(said(one))?.length === 1) take(one.ref, first.id);
  }
  takeByRef();
  const taken = new Set([...known.map(({ id }) => id), ...found.values()]);
  for (const { ref } of open()) {
    let id = newId(ref);
    for (let again = 1; taken.has(id); again++) id = newId(`${ref}\u0000${again}`);
    taken.add(id);
    found.set(ref, id);
  }
  return found;

  function takeByRef(): void {
    for (const { ref } of open()) if (free.has(newId(ref))) take(ref, newId(ref));
  }
}

/** A name without what typing makes different. */
function plain(name: string): string {
  return name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}
