import { recordChange } from '../editing/record-change.ts';
import { versionsRefusals } from '../editing/versions.refusals.ts';
import { changeMenu } from '../menu/change-menu.ts';
import { menuBeginning } from '../menu/menu-beginning.ts';
import type { Tx } from '../platform/database/database.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { menuTemplatesRefusals } from './menu-templates.refusals.ts';

interface EmptyingMenu {
  restaurantId: string;
  userId: string;
  /** How many dishes the editor saw; undefined: however many there are. */
  dishes: number | undefined;
}

/**
 * Removes everything from a menu that began with a template, also what was written since. Throws a `Refusal` if something was sold
 * by then, or if the menu has other dishes than its editor saw. One that began without a template stays as it is.
 */
export async function emptyMenu(
  services: Services,
  { restaurantId, userId, dishes: seen }: EmptyingMenu,
): Promise<void> {
  if ((await menuBeginning(services.db, restaurantId)) === 'none') return;
  await changeMenu(services, { restaurantId, userId }, async (tx, act) => {
    // An order that is being placed refers to the restaurant's row: from here on it waits. SQLite has one writer at a time.
    if (services.dialect === 'postgres') await lockWholly(tx, restaurantId);
    if ((await menuBeginning(tx, restaurantId)) !== 'template') throw new Refusal(menuTemplatesRefusals.menu_in_use);
    const { dishes } = await tx
      .selectFrom('products')
      .select((eb) => eb.fn.countAll().as('dishes'))
      .where('restaurant_id', '=', restaurantId)
      .executeTakeFirstOrThrow();
    if (seen !== undefined && Number(dishes) !== seen) throw new Refusal(versionsRefusals.menu_changed);
    await removeMenu(tx, restaurantId);
    const subject = { subject: 'restaurant', subjectId: restaurantId };
    await recordChange(tx, act, {
      action: 'menu_emptied',
      ...subject,
      before: { dishes: Number(dishes) },
      after: null,
    });
  });
}

async function lockWholly(tx: Tx, restaurantId: string): Promise<void> {
  await tx.selectFrom('restaurants').select('id').where('id', '=', restaurantId).forUpdate().execute();
}

/** Deletes all dishes, categories and options with their texts. */
export async function removeMenu(tx: Tx, restaurantId: string): Promise<void> {
  for (const table of [
    'product_option_groups',
    'product_categories',
    'favorites',
    'option_values',
    'option_groups',
    'categories',
    'products',
  ] as const) {
    await tx.deleteFrom(table).where('restaurant_id', '=', restaurantId).execute();
  }
  await tx
    .deleteFrom('texts')
    .where('restaurant_id', '=', restaurantId)
    .where('subject', 'in', ['category', 'product', 'option_group', 'option_value'])
    .execute();
}
