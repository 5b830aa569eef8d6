import { isDeepStrictEqual } from 'node:util';
import type { MenuImport } from '../../contract/staff/staff-menu-imports.ts';
import { recordChanges, type StaffAct } from '../editing/record-change.ts';
import { changeMenu } from '../menu/change-menu.ts';
import { dropOwnRefs, keepOwnRefs, ownRefKey, readOwnRefs } from '../menu/till-refs.repo.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Tenant } from '../platform/http/app.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { entriesOf, sizesAfter } from './apply-import.ts';
import { type DoneRecord, doneOf } from './done-import.ts';
import { menuImportsRefusals } from './menu-imports.refusals.ts';
import { findImport, KEPT_MS, updateImport } from './menu-imports.repo.ts';
import { readMenuTerms } from './menu-terms.ts';
import { takeBackFetches } from './picture-fetches.repo.ts';
import type { PlannedRecord } from './plan-import.ts';
import type { PlannedRef } from './plan-till-refs.ts';
import { type Presenting, presentDone } from './present-import.ts';
import { removeRecords, unusedDishes } from './remove-records.ts';
import { writePlan } from './write-plan.ts';

interface TakingBack {
  tenant: Tenant;
  userId: string;
  id: string;
  language: Presenting['language'];
}

/**
 * Takes an applied import back, in one transaction: every field that it changed is as it was, unless somebody has changed it since; what
 * it added is gone, or off the menu where it was sold. Doing it again does nothing. Throws a `Refusal` when its day is over.
 */
export async function takeBackImport(
  services: Services,
  { tenant, userId, id, language }: TakingBack,
): Promise<MenuImport> {
  const restaurantId = tenant.id;
  return changeMenu(services, { restaurantId, userId }, async (tx, act) => {
    const row = await findImport(tx, { restaurantId, id });
    if (!row) throw new Refusal(commonRefusals.not_found);
    if (row.state === 'taken_back') return presentDone(row, { language, now: act.now });
    const done = doneOf(row);
    if (row.applied_at === null || !done || row.applied_at < act.now - KEPT_MS)
      throw new Refusal(menuImportsRefusals.menu_import_over);
    // An order that is being placed refers to the restaurant's row: from here on it waits. SQLite has one writer at a time.
    if (services.dialect === 'postgres') await lockWholly(tx, restaurantId);
    await takeBackFetches(tx, restaurantId, id);
    const current = await readMenuTerms(tx, tenant, act.now);
    const fresh = added(done.dishes, current.dishes);
    const unused = await unusedDishes(tx, restaurantId, fresh);
    const sold = fresh.filter((each) => !unused.includes(each));
    const plan = {
      categories: restored(done.categories, current.categories),
      groups: restored(done.groups, current.groups),
      dishes: [...restored(done.dishes, current.dishes), ...sold.flatMap((each) => offTheMenu(each, current.dishes))],
      soldOut: { dishes: new Set<string>(), values: new Set<string>() },
    };
    const place = { act, contentLanguage: tenant.contentLanguage, decimals: current.decimals };
    await writePlan(tx, plan, { ...place, sizes: sizesAfter(current, plan) });
    await restoreRefs(tx, act, done.tillRefs ?? []);
    await removeRecords(tx, restaurantId, {
      dishes: unused,
      categories: added(done.categories, current.categories),
      groups: added(done.groups, current.groups),
    });
    const subject = { subject: 'restaurant', subjectId: restaurantId } as const;
    const after = { file: row.file_name, dishes: plan.dishes.length + unused.length };
    await recordChanges(tx, act, [
      { action: 'menu_import_taken_back', ...subject, before: null, after },
      ...entriesOf(plan),
    ]);
    await updateImport(tx, { restaurantId, id }, { state: 'taken_back' });
    return presentDone({ ...row, state: 'taken_back' }, { language, now: act.now });
  });
}

/** What the till calls its dishes and options is as it was, unless another import has changed it since. */
async function restoreRefs(tx: Tx, act: StaffAct, refs: readonly PlannedRef[]): Promise<void> {
  const is = await readOwnRefs(tx, act.restaurantId);
  const old = refs.filter(({ own }) => is.get(ownRefKey(own)) === own.ref);
  await dropOwnRefs(
    tx,
    act.restaurantId,
    old.map(({ own }) => own),
  );
  const before = old.flatMap(({ own, before: ref }) => (ref === null ? [] : { ...own, ref }));
  await keepOwnRefs(tx, act, before);
}

async function lockWholly(tx: Tx, restaurantId: string): Promise<void> {
  await tx.selectFrom('restaurants').select('id').where('id', '=', restaurantId).forUpdate().execute();
}

/** Ids of the records that the import added and that are still as it made them. */
function added<Terms extends object>(
  records: readonly DoneRecord<Terms>[],
  current: ReadonlyMap<string, Terms>,
): string[] {
  return records.flatMap(({ id, before, after }) =>
    before === null && isDeepStrictEqual(plainOf(current.get(id)), plainOf(after)) ? [id] : [],
  );
}

/** Without what a form's default and a missing field tell apart, as a field that the release before did not have. */
function plainOf(terms: object | undefined): unknown {
  return terms && JSON.parse(JSON.stringify(terms, (_, value) => value ?? undefined));
}

function offTheMenu<Terms extends { isActive: boolean }>(
  id: string,
  current: ReadonlyMap<string, Terms>,
): PlannedRecord<Terms>[] {
  const before = current.get(id);
  return before ? [{ id, before, after: { ...before, isActive: false } }] : [];
}

/** The changed records with each field as it was before, where it is still what the import made of it. */
function restored<Terms extends object>(
  records: readonly DoneRecord<Terms>[],
  current: ReadonlyMap<string, Terms>,
): PlannedRecord<Terms>[] {
  return records.flatMap(({ id, before, after }) => {
    const is = current.get(id);
    if (before === null || !is) return [];
    const names = Object.keys(after) as (keyof Terms)[];
    const old = names.filter((name) => isDeepStrictEqual(plainOf({ is: is[name] }), plainOf({ is: after[name] })));
    if (old.length === 0) return [];
    return [{ id, before: is, after: { ...is, ...Object.fromEntries(old.map((name) => [name, before[name]])) } }];
  });
}
