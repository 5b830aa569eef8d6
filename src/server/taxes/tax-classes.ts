import type { TaxClassesInput, TaxedGoods } from '../../contract/staff/staff-taxes.ts';
import { lockRestaurant } from '../editing/lock-restaurant.ts';
import { recordChange } from '../editing/record-change.ts';
import { dishRows, optionGroupRows, optionValueRows } from '../menu/menu-record.repo.ts';
import { type Db, inTransaction } from '../platform/database/database.ts';
import type { Tenant } from '../platform/http/app.ts';
import { commonRefusals } from '../platform/refusals/common-refusals.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { Services } from '../services.ts';
import type { TextSubject } from '../texts/text-subjects.ts';
import { textsOfMany } from '../texts/texts.repo.ts';
import { writeTaxClasses } from './tax-classes.repo.ts';

/** The dishes and options of the restaurant with their classes, in menu order. Six queries, however many. */
export async function readTaxedGoods(db: Db, { id: restaurantId, contentLanguage }: Tenant): Promise<TaxedGoods> {
  const namesOf = async (subject: TextSubject, field: string) =>
    new Map(
      (await textsOfMany(db, { restaurantId, subject }, [field]))
        .filter(({ lang }) => lang === contentLanguage)
        .map(({ subject_id, text }) => [subject_id, text]),
    );
  const dishes = await namesOf('product', 'name');
  const groups = await namesOf('option_group', 'name');
  const values = await namesOf('option_value', 'label');
  const places = new Map((await optionGroupRows(db, restaurantId)).map(({ id }, place) => [id, place]));
  const options = await optionValueRows(db, restaurantId);
  return {
    dishes: (await dishRows(db, restaurantId)).map(({ id, tax_class }) => ({
      _id: id,
      name: dishes.get(id) ?? '',
      taxClass: tax_class,
    })),
    options: options
      .sort((a, b) => (places.get(a.group_id) ?? 0) - (places.get(b.group_id) ?? 0))
      .map(({ id, group_id, tax_class }) => ({
        _id: id,
        name: values.get(id) ?? '',
        group: groups.get(group_id) ?? '',
        taxClass: tax_class,
      })),
  };
}

/** Sets the classes that are given, and leaves all others. Throws a `Refusal` if something is not on the restaurant's menu. */
export async function changeTaxClasses(
  { db, clock }: Services,
  { tenant, userId, input }: { tenant: Tenant; userId: string; input: TaxClassesInput },
): Promise<TaxedGoods> {
  const restaurantId = tenant.id;
  await inTransaction(db, async (tx) => {
    await lockRestaurant(tx, restaurantId);
    for (const [table, goods] of [
      ['products', input.dishes],
      ['option_values', input.options],
    ] as const) {
      const last = new Map(goods.map(({ _id, taxClass }) => [_id, taxClass]));
      for (const [taxClass, ofClass] of Map.groupBy(last, ([, each]) => each)) {
        const ids = ofClass.map(([id]) => id);
        const written = await writeTaxClasses(tx, table, { restaurantId, ids, taxClass });
        if (written < ids.length) throw new Refusal(commonRefusals.not_found);
      }
    }
    await recordChange(
      tx,
      { restaurantId, userId, now: clock() },
      { action: 'tax_classes', subject: 'restaurant', subjectId: restaurantId, before: null, after: countsOf(input) },
    );
  });
  return readTaxedGoods(db, tenant);
}

function countsOf({ dishes, options }: TaxClassesInput) {
  return { dishes: dishes.length, options: options.length };
}
