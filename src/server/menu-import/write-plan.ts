import { insertRows } from '../import/write-rows.ts';
import { insertCategory, updateCategory } from '../menu/categories.repo.ts';
import type { Tx } from '../platform/database/database.ts';
import { toJson } from '../platform/database/json-columns.ts';
import { ImportTexts } from './import-texts.ts';
import type { CategoryTerms } from './menu-terms.ts';
import type { ImportPlan, PlannedRecord } from './plan-import.ts';
import { writeDishes } from './write-dishes.ts';
import { writeGroup } from './write-group.ts';
import type { WritingPlace } from './writing-place.ts';

export type Writing = Pick<ImportPlan, 'categories' | 'groups' | 'dishes' | 'soldOut'>;

/** Writes planned records. New dishes are inserted together; of others, only what differs is written. */
export async function writePlan(tx: Tx, writing: Writing, place: WritingPlace): Promise<void> {
  const { categories, groups, dishes, soldOut } = writing;
  const texts = new ImportTexts(place);
  for (const record of categories) await writeCategory(tx, record, { place, texts });
  for (const record of groups) await writeGroup(tx, record, { place, texts, soldOut: soldOut.values });
  await writeDishes(tx, dishes, { place, texts, soldOut: soldOut.dishes });
  await insertRows(tx, 'texts', texts.rows);
}

async function writeCategory(
  tx: Tx,
  { id, before, after }: PlannedRecord<CategoryTerms>,
  { place, texts }: { place: WritingPlace; texts: ImportTexts },
): Promise<void> {
  const { restaurantId } = place.act;
  const { name, description, isActive, hours } = after;
  const columns = { is_active: Number(isActive), serving_hours: hours && toJson(hours) };
  if (before) await updateCategory(tx, { restaurantId, id }, columns);
  else await insertCategory(tx, { restaurantId, id }, columns);
  await texts.write(tx, { subject: 'category', subjectId: id }, { before, after: { name, description } });
}
