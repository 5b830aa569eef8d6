import type { MenuRecord } from '../../contract/staff/staff-menu.ts';
import type { Tenant } from '../platform/http/app.ts';
import type { Services } from '../services.ts';
import { menuBeginning } from './menu-beginning.ts';
import { readCategories } from './read-categories.ts';
import { readDishLines } from './read-dishes.ts';
import { readOptionGroups } from './read-option-groups.ts';

/** The whole menu as owners and managers edit it. */
export async function readMenuRecord({ db, clock, content, machine }: Services, tenant: Tenant): Promise<MenuRecord> {
  const now = clock();
  const { restaurant } = await content.of(tenant.id, tenant.contentLanguage);
  return {
    categories: await readCategories(db, tenant.id),
    products: await readDishLines(db, tenant, now),
    optionGroups: await readOptionGroups(db, tenant.id, now),
    contentLanguage: tenant.contentLanguage,
    currency: restaurant.currency,
    canSuggest: machine.canTranslate,
    canEmpty: (await menuBeginning(db, tenant.id)) === 'template',
  };
}
