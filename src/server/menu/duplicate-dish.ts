import type { StaffDish } from '../../contract/staff/staff-menu-dishes.ts';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import { creationId } from '../editing/creation-id.ts';
import { recordDifferences } from '../editing/record-differences.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Tenant } from '../platform/http/app.ts';
import { shortened } from '../platform/ids/ids.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import { allTextsOf } from '../texts/texts.repo.ts';
import { changeMenu } from './change-menu.ts';
import { checkRoom } from './check-dish.ts';
import { insertDish, setDishCategories, setDishOptionGroups } from './dishes.repo.ts';
import { dishTerms, readDish } from './read-dishes.ts';

/** Marks the name of a copy in every language. */
const MARK = ' (2)';

interface Duplicating {
  tenant: Tenant;
  userId: string;
  id: string;
  /** Idempotency key: sent again, it copies nothing again. */
  key: string | undefined;
}

/**
 * Copies a dish with its texts, categories, options, labels, tax class and place in the kitchen. The copy has a marked name and is off
 * the menu until somebody puts it there. Throws a `Refusal` for an unknown dish, or if the menu is full.
 */
export async function duplicateDish(
  services: Services,
  { tenant: { id: restaurantId }, userId, id, key }: Duplicating,
): Promise<StaffDish> {
  const copyId = shortened(creationId({ restaurantId, userId, subject: `copy of ${id}`, key }));
  return changeMenu(services, { restaurantId, userId }, async (tx, act) => {
    const dish = await readDish(tx, restaurantId, id, act.now);
    if (!dish) throw new Refusal(commonRefusals.not_found);
    const made = await readDish(tx, restaurantId, copyId, act.now);
    if (made) return made;
    const copy = { restaurantId, id: copyId };
    await checkRoom(tx, copy);
    await copyRow(tx, { restaurantId, id }, copyId);
    await setDishCategories(tx, copy, dish.categoryIds);
    await setDishOptionGroups(tx, copy, dish.optionGroupIds);
    await copyTexts(tx, { restaurantId, id }, copyId, act.now);
    const after = (await readDish(tx, restaurantId, copyId, act.now)) as StaffDish;
    await recordDifferences(tx, act, { subject: 'product', id: copyId, before: null, after: dishTerms(after) });
    return after;
  });
}

async function copyRow(tx: Tx, { restaurantId, id }: { restaurantId: string; id: string }, copyId: string) {
  const {
    position: _,
    is_available,
    unavailable_until,
    ...row
  } = await tx
    .selectFrom('products')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await insertDish(tx, { ...row, id: copyId, is_featured: 0, is_active: 0 });
}

async function copyTexts(
  tx: Tx,
  { restaurantId, id }: { restaurantId: string; id: string },
  copyId: string,
  now: number,
) {
  const texts = await allTextsOf(tx, { restaurantId, subject: 'product', subjectId: id });
  const rows = texts.map((row) => ({
    ...row,
    subject_id: copyId,
    text: row.field === 'name' ? `${row.text.slice(0, STAFF_MAX.itemName - MARK.length)}${MARK}` : row.text,
    updated_at: now,
  }));
  if (rows.length > 0) await tx.insertInto('texts').values(rows).execute();
}
