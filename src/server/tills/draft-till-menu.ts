import type { MenuImport } from '../../contract/staff/staff-menu-imports.ts';
import type { Language } from '../../domain/languages.ts';
import { draftImport } from '../menu-import/draft-import.ts';
import type { Tenant } from '../platform/http/app.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { openTillMenu } from './open-till-menu.ts';
import { tillsRefusals } from './tills.refusals.ts';

/** Reads the till's menu, and tells what importing it would change. Throws a `Refusal` where the till has none of ours, or does not answer. */
export async function draftTillMenu(
  services: Services,
  { tenant, language }: { tenant: Tenant; language: Language },
): Promise<MenuImport> {
  const { port, row } = await openTillMenu(services, tenant.id);
  const text = await port.readMenu(row.catalog_id).catch((error: unknown) => {
    services.log.warn({ err: error, restaurantId: tenant.id }, 'a till has not told its menu');
    throw new Refusal(tillsRefusals.till_unreachable);
  });
  const data = new TextEncoder().encode(text);
  return draftImport(services, { tenant, data, fileName: row.catalog_name, areCodesUsual: false, language });
}
