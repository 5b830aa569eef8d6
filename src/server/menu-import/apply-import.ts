import { isDeepStrictEqual } from 'node:util';
import type { MenuImport } from '../../contract/staff/staff-menu-imports.ts';
import { type Change, recordChanges } from '../editing/record-change.ts';
import { describeDifferences } from '../editing/record-differences.ts';
import { versionsRefusals } from '../editing/versions.refusals.ts';
import { changeMenu } from '../menu/change-menu.ts';
import { keepOwnRefs } from '../menu/till-refs.repo.ts';
import type { Tenant } from '../platform/http/app.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { type DoneImport, doneImport, menuOf } from './done-import.ts';
import { menuImportsRefusals } from './menu-imports.refusals.ts';
import { findImport, KEPT_MS, updateImport } from './menu-imports.repo.ts';
import { type MenuTerms, readMenuTerms } from './menu-terms.ts';
import { insertFetches } from './picture-fetches.repo.ts';
import { type ImportPlan, type PlannedRecord, planImport } from './plan-import.ts';
import { type Presenting, presentDone, presentDraft } from './present-import.ts';
import { writePlan } from './write-plan.ts';

interface Applying {
  tenant: Tenant;
  userId: string;
  id: string;
  removesGone: boolean;
  fetchesPictures: boolean;
  expectedVersion: string | undefined;
  language: Presenting['language'];
}

/**
 * Does to the menu what a draft says, in one transaction. Doing it again does nothing. Throws a `Refusal` if it would do something else by
 * now, with the draft as it is, or if the draft is more than a day old.
 */
export async function applyImport(services: Services, applying: Applying): Promise<MenuImport> {
  const { tenant, userId, id, removesGone, fetchesPictures, expectedVersion, language } = applying;
  const restaurantId = tenant.id;
  return changeMenu(services, { restaurantId, userId }, async (tx, act) => {
    const row = await findImport(tx, { restaurantId, id });
    if (!row) throw new Refusal(commonRefusals.not_found);
    if (row.state === 'applied') return presentDone(row, { language, now: act.now });
    const menu = menuOf(row);
    if (row.state === 'taken_back' || !menu || row.created_at < act.now - KEPT_MS)
      throw new Refusal(menuImportsRefusals.menu_import_over);
    const current = await readMenuTerms(tx, tenant, act.now);
    const plan = planImport(restaurantId, menu, current);
    if (expectedVersion !== undefined && plan.version !== expectedVersion) {
      const asItIs = presentDraft(row, { menu, plan, current, language });
      throw new Refusal(versionsRefusals.menu_changed, { extra: { menuImport: asItIs } });
    }
    const writing = removesGone ? withoutGone(plan, current) : plan;
    const place = { act, contentLanguage: tenant.contentLanguage, decimals: current.decimals };
    await writePlan(tx, writing, { ...place, sizes: sizesAfter(current, plan) });
    await keepOwnRefs(
      tx,
      act,
      plan.tillRefs.map(({ own }) => own),
    );
    if (fetchesPictures) await insertFetches(tx, { restaurantId, importId: id, userId, now: act.now }, plan.pictures);
    const done = doneImport(writing, { dishes: menu.dishes.length, unchanged: plan.unchanged });
    await recordChanges(tx, act, [
      {
        action: 'menu_imported',
        subject: 'restaurant',
        subjectId: restaurantId,
        before: null,
        after: summaryOf(row.file_name, done),
      },
      ...entriesOf(writing),
    ]);
    const change = { state: 'applied', applied_at: act.now, done: JSON.stringify(done) } as const;
    await updateImport(tx, { restaurantId, id }, change);
    return presentDone({ ...row, ...change }, { language, now: act.now });
  });
}

/** Ids of all sizes when the plan is written. */
export function sizesAfter(current: MenuTerms, { groups }: Pick<ImportPlan, 'groups'>): Set<string> {
  const all = new Map([...current.groups, ...groups.map(({ id, after }) => [id, after] as const)]);
  return new Set([...all.values()].flatMap(({ isSize, values }) => (isSize ? values.map(({ _id }) => _id) : [])));
}

/** The plan that also takes what the file does not have off the menu: its dishes, and categories in which nothing is left. */
function withoutGone(plan: ImportPlan, current: MenuTerms): ImportPlan {
  const dishes = [
    ...plan.dishes,
    ...plan.gone.flatMap((id) => {
      const before = current.dishes.get(id);
      return before ? [{ id, before, after: { ...before, isActive: false } }] : [];
    }),
  ];
  const after = new Map([...current.dishes, ...dishes.map((each) => [each.id, each.after] as const)]);
  const filled = new Set([...after.values()].flatMap(({ isActive, categoryIds }) => (isActive ? categoryIds : [])));
  const planned = new Set(plan.categories.map(({ id }) => id));
  const hadDishes = new Set([...current.dishes.values()].flatMap(({ categoryIds }) => categoryIds));
  const empty = [...current.categories].flatMap(([id, before]) =>
    before.isActive && hadDishes.has(id) && !filled.has(id) && !planned.has(id)
      ? [{ id, before, after: { ...before, isActive: false } }]
      : [],
  );
  return { ...plan, dishes, categories: [...plan.categories, ...empty] };
}

/** An entry of the history for each record. */
export function entriesOf({
  categories,
  groups,
  dishes,
}: Pick<ImportPlan, 'categories' | 'groups' | 'dishes'>): Change[] {
  const of = <Terms extends object>(
    subject: 'category' | 'option_group' | 'product',
    records: PlannedRecord<Terms>[],
  ) => records.flatMap((record) => describeDifferences({ subject, ...record }));
  return [...of('category', categories), ...of('option_group', groups), ...of('product', dishes)].filter(
    ({ before, after }) => !isDeepStrictEqual(before, after),
  );
}

function summaryOf(file: string, { dishes }: DoneImport) {
  const isNew = dishes.filter(({ before }) => before === null).length;
  return { file, added: isNew, changed: dishes.length - isNew };
}
