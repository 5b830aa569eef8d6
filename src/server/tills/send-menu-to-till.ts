import type { Till } from '../../contract/staff/staff-till.ts';
import { readStaffDeals } from '../deals/read-staff-deals.ts';
import { recordChange, type StaffAct } from '../editing/record-change.ts';
import { readMenuTerms } from '../menu-import/menu-terms.ts';
import { type Db, inTransaction } from '../platform/database/database.ts';
import type { Tenant } from '../platform/http/app.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { type MenuForTill, menuForTill } from './menu-for-till.ts';
import { openTillMenu } from './open-till-menu.ts';
import { readTill } from './read-till.ts';
import { noteMenuSent } from './till-menus.repo.ts';
import { readTillRefs } from './till-refs.ts';
import { tillsRefusals } from './tills.refusals.ts';

/** Puts the restaurant's menu in the place of the till's. Throws a `Refusal` where the till has none of ours, or does not take it. */
export async function sendMenuToTill(
  services: Services,
  { tenant, userId, now }: Omit<StaffAct, 'restaurantId'> & { tenant: Tenant },
): Promise<Till> {
  const restaurantId = tenant.id;
  const { port, row } = await openTillMenu(services, restaurantId);
  const menu = await readWholeMenu(services.db, tenant, now);
  if (menu.dishes.length === 0) throw new Refusal(tillsRefusals.till_menu_empty);
  try {
    await port.writeMenu(row.catalog_id, menu);
  } catch (error) {
    services.log.warn({ err: error, restaurantId }, 'a till has not taken the menu');
    throw new Refusal(tillsRefusals.till_unreachable);
  }
  await inTransaction(services.db, async (tx) => {
    await noteMenuSent(tx, restaurantId, now);
    await recordChange(
      tx,
      { restaurantId, userId, now },
      {
        ...{ action: 'till_menu_sent', subject: 'restaurant', subjectId: restaurantId, before: null },
        after: { till: row.catalog_name, dishes: menu.dishes.length },
      },
    );
  });
  return readTill(services, restaurantId);
}

async function readWholeMenu(db: Db, tenant: Tenant, now: number): Promise<MenuForTill> {
  const { allows_collection, pickup_percent_off } = await db
    .selectFrom('restaurants')
    .select(['allows_collection', 'pickup_percent_off'])
    .where('id', '=', tenant.id)
    .executeTakeFirstOrThrow();
  return menuForTill({
    terms: await readMenuTerms(db, tenant, now),
    deals: await readStaffDeals(db, tenant.id),
    pickup: allows_collection === 1 ? { percentOff: pickup_percent_off } : null,
    refs: await readTillRefs(db, tenant.id),
  });
}
