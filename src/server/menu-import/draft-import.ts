import type { MenuImport, MenuImportSummary } from '../../contract/staff/staff-menu-imports.ts';
import { lockRestaurant } from '../editing/lock-restaurant.ts';
import { inTransaction } from '../platform/database/database.ts';
import type { Tenant } from '../platform/http/app.ts';
import { newId } from '../platform/ids/ids.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { menuOf } from './done-import.ts';
import { menuImportsRefusals } from './menu-imports.refusals.ts';
import { appliedImports, findImport, forgetOldImports, insertImport, KEPT_MS } from './menu-imports.repo.ts';
import { readMenuTerms } from './menu-terms.ts';
import { planImport } from './plan-import.ts';
import { type Presenting, presentDone, presentDraft, summarise } from './present-import.ts';
import { readMenuFile } from './read-menu-file.ts';

type Language = Presenting['language'];

/** Reads a file, keeps what it says as a draft, and tells what applying it would do. Throws a `Refusal` if it holds no menu. */
export async function draftImport(
  { db, clock }: Services,
  {
    tenant,
    data,
    fileName,
    areCodesUsual,
    language,
  }: { tenant: Tenant; data: Uint8Array; fileName: string; areCodesUsual: boolean; language: Language },
): Promise<MenuImport> {
  const now = clock();
  const current = await readMenuTerms(db, tenant, now);
  const menu = await readMenuFile(data, { ...current, areCodesUsual });
  const row = {
    restaurant_id: tenant.id,
    id: newId(),
    file_name: fileName,
    source: menu.source,
    state: 'draft',
    created_at: now,
    applied_at: null,
    menu: JSON.stringify(menu),
    done: null,
  } as const;
  await inTransaction(db, async (tx) => {
    await lockRestaurant(tx, tenant.id);
    await insertImport(tx, row);
    await forgetOldImports(tx, tenant.id, now);
  });
  return presentDraft(row, { menu, plan: planImport(tenant.id, menu, current), current, language });
}

/** What a draft would do to the menu as it is now, or what was done. Throws a `Refusal` for a draft that is too old. */
export async function readImport(
  { db, clock }: Services,
  { tenant, id, language }: { tenant: Tenant; id: string; language: Language },
): Promise<MenuImport> {
  const now = clock();
  const row = await findImport(db, { restaurantId: tenant.id, id });
  if (!row) throw new Refusal(commonRefusals.not_found);
  if (row.state !== 'draft') return presentDone(row, { language, now });
  const menu = menuOf(row);
  if (!menu || row.created_at < now - KEPT_MS) throw new Refusal(menuImportsRefusals.menu_import_over);
  const current = await readMenuTerms(db, tenant, now);
  return presentDraft(row, { menu, plan: planImport(tenant.id, menu, current), current, language });
}

const MOST_LISTED = 10;

export async function listImports({ db, clock }: Services, restaurantId: string): Promise<MenuImportSummary[]> {
  const now = clock();
  return (await appliedImports(db, restaurantId, MOST_LISTED)).map((row) => summarise(row, now));
}
