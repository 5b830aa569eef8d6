import { isDeepStrictEqual } from 'node:util';
import { staffCategoryInput } from '../../contract/staff/staff-menu-categories.ts';
import { staffDishInput } from '../../contract/staff/staff-menu-dishes.ts';
import { staffOptionGroupInput } from '../../contract/staff/staff-menu-options.ts';
import { NO_FOOD_FACTS } from '../../domain/menu/food-facts.ts';
import { openingFault } from '../../domain/menu/opened-groups.ts';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import { versionOf } from '../editing/versions.ts';
import { type AroundDishes, dishAfter } from './dish-after.ts';
import { foodAfter } from './food-after.ts';
import { type ImportedGroup, type ImportedMenu, type ImportNote, sayName, sizeRef } from './imported-menu.ts';
import { impossibleAdjustments, impossibleDish } from './impossible-prices.ts';
import { given, laidOver, linked, saidOrNone, sizePricesOf, textInput } from './laid-over.ts';
import { type MatchedIds, matchMenu } from './match-menu.ts';
import type { CategoryTerms, DishTerms, GroupTerms, MenuTerms } from './menu-terms.ts';
import { type PlannedRef, planTillRefs } from './plan-till-refs.ts';

/** A record that is another one afterwards. */
export interface PlannedRecord<Terms> {
  id: string;
  /** null: it is new. */
  before: Terms | null;
  after: Terms;
}

/** What an import would do to a menu. */
export interface ImportPlan {
  categories: PlannedRecord<CategoryTerms>[];
  groups: PlannedRecord<GroupTerms>[];
  dishes: PlannedRecord<DishTerms>[];
  /** Ids of new dishes and options that are sold out where they come from. */
  soldOut: { dishes: Set<string>; values: Set<string> };
  /** What the till calls them, where that is new. */
  tillRefs: PlannedRef[];
  /** Pictures by their addresses, for dishes that have none. */
  pictures: { dishId: string; address: string }[];
  /** Dishes on the menu that the file does not have. */
  gone: string[];
  /** Dishes of the file that are as it says already. */
  unchanged: number;
  notes: ImportNote[];
  /** Of all of it: the same file does the same to the same menu. */
  version: string;
}

/** Compares a file's menu with the restaurant's. What is wrong with a record is noted, and the record is left as it is. */
export function planImport(restaurantId: string, menu: ImportedMenu, current: MenuTerms): ImportPlan {
  const ids = matchMenu(restaurantId, menu, current);
  const work: Work = { menu, current, ids, notes: [...menu.notes] };
  const categories = planCategories(work);
  const groups = planGroups(work);
  const dishes = planDishes(work, {
    categories: new Set([...current.categories.keys(), ...categories.map(({ id }) => id)]),
    groups: new Map([...current.groups, ...groups.map(({ id, after }) => [id, after] as const)]),
  });
  const matched = new Set(ids.dishes.values());
  const gone = [...current.dishes].flatMap(([id, { isActive }]) => (isActive && !matched.has(id) ? [id] : []));
  const soldOut = {
    dishes: new Set(menu.dishes.flatMap(({ ref, isSoldOut }) => (isSoldOut ? (ids.dishes.get(ref) ?? []) : []))),
    values: new Set(
      menu.groups.flatMap((group) =>
        (group.values ?? []).flatMap(({ ref, isSoldOut }) =>
          isSoldOut ? (ids.values.get(sizeRef(group.ref, ref)) ?? []) : [],
        ),
      ),
    ),
  };
  const changed = { categories: changedOnly(categories), groups: changedOnly(groups), dishes: changedOnly(dishes) };
  const there = new Set([
    ...[...current.dishes.keys(), ...dishes.map(({ id }) => id)],
    ...[...current.groups.values(), ...groups.map(({ after }) => after)].flatMap(({ values }) =>
      values.map(({ _id }) => _id),
    ),
  ]);
  const tillRefs = planTillRefs(menu, { ids, known: current.tillRefs, exists: (id) => there.has(id) });
  return {
    ...changed,
    soldOut,
    tillRefs,
    pictures: planPictures(menu, {
      ids,
      after: new Map([...current.dishes, ...dishes.map(({ id, after }) => [id, after] as const)]),
    }),
    gone,
    unchanged: dishes.length - changed.dishes.length,
    notes: work.notes,
    version: versionOf({ ...changed, gone, ...(tillRefs.length > 0 && { tillRefs }) }),
  };
}

function planPictures(
  menu: ImportedMenu,
  { ids, after }: { ids: MatchedIds; after: ReadonlyMap<string, DishTerms> },
): ImportPlan['pictures'] {
  return menu.dishes.flatMap(({ ref, pictureAddress: address }) => {
    const dishId = ids.dishes.get(ref) ?? '';
    return address && after.get(dishId)?.pictureId === null ? { dishId, address } : [];
  });
}

interface Work {
  menu: ImportedMenu;
  current: MenuTerms;
  ids: MatchedIds;
  notes: ImportNote[];
}

interface Said {
  row?: number;
  name: Parameters<typeof sayName>[0];
}

function changedOnly<Terms>(records: readonly PlannedRecord<Terms>[]): PlannedRecord<Terms>[] {
  return records.filter(({ before, after }) => !isDeepStrictEqual(before, after));
}

/** Notes what a form's schema finds wrong with a record, in the form's words. Whether it is right. */
function isRight(
  { notes, current }: Work,
  { row, name }: Said,
  issues: readonly { path: PropertyKey[]; message: string }[],
): boolean {
  const seen = new Set<string>();
  for (const { path, message } of issues) {
    const field = String(path[0] === 'values' ? (path[2] ?? path[0]) : path[0]);
    if (seen.has(field)) continue;
    seen.add(field);
    notes.push({ kind: 'fault', code: message, field, row, name: sayName(name, current.contentLanguage) });
  }
  return issues.length === 0;
}

/** Leaves out new records for which the menu has no room. */
function withRoom<Terms>(
  { notes }: Work,
  records: PlannedRecord<Terms>[],
  { count, max, code }: { count: number; max: number; code: string },
): PlannedRecord<Terms>[] {
  let room = max - count;
  const kept = records.filter(({ before }) => before !== null || room-- > 0);
  if (kept.length < records.length)
    notes.push({ kind: 'fault', code, values: { max, count: records.length - kept.length } });
  return kept;
}

function planCategories(work: Work): PlannedRecord<CategoryTerms>[] {
  const { menu, current, ids } = work;
  const planned = menu.categories.flatMap((category): PlannedRecord<CategoryTerms>[] => {
    const id = ids.categories.get(category.ref) ?? '';
    const before = current.categories.get(id) ?? null;
    const { description, ...fields } = category.fields;
    const after: CategoryTerms = {
      ...(before ?? { description: {}, isActive: true, hours: null }),
      name: laidOver(before?.name, category.name),
      ...(description !== undefined && { description: saidOrNone(before?.description, description) }),
      ...given(fields),
    };
    const { error } = staffCategoryInput.safeParse({ ...after, description: textInput(after.description) });
    return isRight(work, category, error?.issues ?? []) ? [{ id, before, after: after }] : [];
  });
  return withRoom(work, planned, {
    count: current.categories.size,
    max: STAFF_MAX.categories,
    code: 'full_categories',
  });
}

function planGroups(work: Work): PlannedRecord<GroupTerms>[] {
  const { menu, current, ids } = work;
  const planned = menu.groups.flatMap((group): PlannedRecord<GroupTerms>[] => {
    const id = ids.groups.get(group.ref) ?? '';
    const before = current.groups.get(id) ?? null;
    const values = group.values?.map((value) => valueTerms(work, { group, value, before }));
    const rules = { minSelections: 0, maxSelections: 1, maxPerValue: 1, included: 0, isSize: false, values: [] };
    const after: GroupTerms = {
      ...(before ?? { ...rules, ...given(group.fieldsIfNew ?? {}) }),
      name: before && group.isUnnamed ? before.name : laidOver(before?.name, group.name),
      ...given(group.fields),
      ...(values && { values }),
    };
    const { error } = staffOptionGroupInput.safeParse(after);
    const issues = [...(error?.issues ?? []), ...impossibleAdjustments(after, current.currency)];
    return isRight(work, group, issues) ? [{ id, before, after: after }] : [];
  });
  return withRoom(work, withoutDeepOpenings(work, planned), {
    count: current.groups.size,
    max: STAFF_MAX.optionGroups,
    code: 'full_groups',
  });
}

/** Choices are nested one level deep: what is deeper is opened by nothing. */
function withoutDeepOpenings(work: Work, planned: PlannedRecord<GroupTerms>[]): PlannedRecord<GroupTerms>[] {
  const all = new Map([...work.current.groups, ...planned.map(({ id, after }) => [id, after] as const)]);
  const groups = [...all].map(([_id, { isSize, values }]) => ({ _id, isSize, values }));
  const others = (id: string) => groups.filter(({ _id }) => _id !== id);
  return planned.map((record) => {
    const { id, after } = record;
    if (openingFault({ _id: id, ...after }, others(id)) === null) return record;
    const name = sayName(after.name, work.current.contentLanguage);
    work.notes.push({ kind: 'lost', code: 'lost_nested', name, values: { count: after.values.length } });
    return { ...record, after: { ...after, values: after.values.map((value) => ({ ...value, opens: [] })) } };
  });
}

type ValueTerms = GroupTerms['values'][number];

function valueTerms(
  { ids }: Work,
  {
    group,
    value,
    before,
  }: { group: ImportedGroup; value: NonNullable<ImportedGroup['values']>[number]; before: GroupTerms | null },
): ValueTerms {
  const _id = ids.values.get(sizeRef(group.ref, value.ref)) ?? '';
  const known = before?.values.find((each) => each._id === _id);
  const was: ValueTerms = known ?? {
    ...{ _id, label: {}, priceAdjustment: 0, sizePrices: {}, opens: [], isDefault: false, allergens: [] },
    ...structuredClone(NO_FOOD_FACTS),
    ...{ minimumAge: null, kitchenName: null },
  };
  return {
    ...was,
    label: laidOver(known?.label, value.name),
    ...given(value.fields),
    ...foodAfter(was, value.fields),
    ...(value.sizePrices && { sizePrices: sizePricesOf(ids, value.sizePrices) }),
    ...(value.opens && { opens: linked(value.opens, ids.groups) }),
  };
}

function planDishes(work: Work, around: AroundDishes): PlannedRecord<DishTerms>[] {
  const { menu, current, ids } = work;
  const planned = menu.dishes.flatMap((dish): PlannedRecord<DishTerms>[] => {
    const id = ids.dishes.get(dish.ref) ?? '';
    const before = current.dishes.get(id) ?? null;
    const after = dishAfter(ids, { dish, before, around });
    const input = { ...after, description: textInput(after.description), ingredients: textInput(after.ingredients) };
    const { error } = staffDishInput.safeParse(input);
    const issues = [
      ...(Number.isNaN(after.price) ? [{ path: ['price'], message: 'required' }] : []),
      ...(error?.issues ?? []),
      ...impossibleDish(after, around.groups, current.currency),
    ];
    return isRight(work, dish, issues) ? [{ id, before, after: after }] : [];
  });
  return withRoom(work, planned, { count: current.dishes.size, max: STAFF_MAX.products, code: 'full_dishes' });
}
