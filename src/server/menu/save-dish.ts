import type { StaffDish, StaffDishInput } from '../../contract/staff/staff-menu-dishes.ts';
import { toMinor } from '../../domain/money/money.ts';
import { creationId } from '../editing/creation-id.ts';
import { versionsRefusals } from '../editing/versions.refusals.ts';
import { requireVersion } from '../editing/versions.ts';
import { toJson } from '../platform/database/json-columns.ts';
import type { Tenant } from '../platform/http/app.ts';
import { shortened } from '../platform/ids/ids.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { refuseFields } from '../platform/refusals/refuse-fields.ts';
import { decimalsHere } from '../restaurants/currency.repo.ts';
import type { Services } from '../services.ts';
import { changeText } from '../texts/change-texts.ts';
import { isAnyBelowZero } from './below-zero.ts';
import { changeMenu } from './change-menu.ts';
import { checkDish } from './check-dish.ts';
import { insertDish, setDishCategories, setDishOptionGroups, updateDish } from './dishes.repo.ts';
import { dishTerms, readDish } from './read-dishes.ts';
import { recordDifferences } from './record-differences.ts';

interface Keeping {
  tenant: Tenant;
  userId: string;
  input: StaffDishInput;
  /** The dish to change, and the version that the editor saw; null: create one. */
  of: { id: string; expectedVersion: string } | null;
  /** Idempotency key of the form that creates one. */
  key?: string | undefined;
}

/** Creates or changes a dish, all of it except its availability. Throws a `Refusal` for an outdated version or wrong fields. */
export async function saveDish(services: Services, { tenant, userId, input, of, key }: Keeping): Promise<StaffDish> {
  const { id: restaurantId, contentLanguage } = tenant;
  const id = of?.id ?? shortened(creationId({ restaurantId, userId, subject: 'product', key }));
  const dish = { restaurantId, id };
  return changeMenu(services, { restaurantId, userId }, async (tx, act) => {
    const read = () => readDish(tx, restaurantId, id, act.now);
    const before = await read();
    if (of && !before) throw new Refusal(commonRefusals.not_found);
    if (of && before) requireVersion(of.expectedVersion, { product: before });
    await checkDish(tx, dish, input);
    const columns = columnsOf(input, await decimalsHere(tx, restaurantId));
    if (before) await updateDish(tx, dish, columns);
    else await insertDish(tx, { restaurant_id: restaurantId, id, ...columns });
    await setDishCategories(tx, dish, input.categoryIds);
    await setDishOptionGroups(tx, dish, input.optionGroupIds);
    const owner = { restaurantId, subject: 'product', subjectId: id } as const;
    for (const field of ['name', 'description'] as const) {
      await changeText(tx, owner, { field, contentLanguage, input: input[field], now: act.now });
    }
    if (await isAnyBelowZero(tx, restaurantId, [id], act.now)) refuseFields({ price: 'below_zero' });
    const after = (await read()) as StaffDish;
    // The same form was sent again with another content after its answer was lost: the editor gets the record and goes on
    // changing that.
    if (!of && before && after.version !== before.version) {
      throw new Refusal(versionsRefusals.menu_changed, { extra: { product: before } });
    }
    const terms = { before: before && dishTerms(before), after: dishTerms(after) };
    await recordDifferences(tx, act, { subject: 'product', id, ...terms });
    return after;
  });
}

function columnsOf(input: StaffDishInput, decimals: number) {
  return {
    price: toMinor(input.price, decimals),
    picture_id: input.pictureId,
    allergens: toJson([...new Set(input.allergens)]),
    dietary: toJson([...new Set(input.dietary)]),
    is_featured: Number(input.isFeatured),
    is_active: Number(input.isActive),
  };
}
