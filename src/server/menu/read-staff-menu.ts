import type { StaffMenu } from '../../contract/staff/staff-availability.ts';
import { toIso } from '../platform/clock.ts';
import type { Tenant } from '../platform/http/app.ts';
import type { Services } from '../services.ts';
import { isAvailableAt, type StockRow, type StockTable } from './availability.repo.ts';
import { portionsLeftToday } from './portions-left-today.ts';
import { usedUpGroups } from './used-up.repo.ts';

/** The menu in the content language with current availability. */
export async function readStaffMenu({ db, clock, content }: Services, tenant: Tenant): Promise<StaffMenu> {
  const now = clock();
  const { categories, products } = await content.of(tenant.id, tenant.contentLanguage);
  const stockOf = async (table: StockTable) => {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'is_available', 'unavailable_until'])
      .where('restaurant_id', '=', tenant.id)
      .execute();
    return new Map(rows.map((row) => [row.id, row]));
  };
  const [dishes, values] = [await stockOf('products'), await stockOf('option_values')];
  const left = await portionsLeftToday(db, tenant.id, now);
  const { id: restaurantId, contentLanguage } = tenant;
  const usedUp = await usedUpGroups(db, { restaurantId, contentLanguage, now });
  const groups = new Map(products.flatMap(({ options }) => options.map((group) => [group._id, group])));
  return {
    categories: categories.map(({ _id, name }) => ({ _id, name })),
    products: products.map(({ _id, name, categories: of }) => ({
      ...stock(_id, dishes.get(_id)),
      portionsLeft: left.get(_id) ?? null,
      usedUp: usedUp.get(_id),
      name,
      categoryIds: of.map((category) => category._id),
    })),
    optionGroups: [...groups.values()].map((group) => ({
      _id: group._id,
      name: group.name,
      productIds: products.filter(({ options }) => options.some(({ _id }) => _id === group._id)).map(({ _id }) => _id),
      values: group.values.map(({ _id, label }) => ({ ...stock(_id, values.get(_id)), label })),
    })),
  };

  function stock(_id: string, row: StockRow | undefined) {
    const isAvailable = row !== undefined && isAvailableAt(row, now);
    return { _id, isAvailable, unavailableUntil: isAvailable ? null : toIso(row?.unavailable_until ?? null) };
  }
}
