import type { TextsTable } from '../../src/server/platform/tables/restaurant-tables.ts';
import { ids } from './order-input.ts';
import type { TestApp } from './test-app.ts';

/** Writes a text as a machine translated it: of a record, by default of the trattoria itself. */
export async function insertMachineText(
  { services: { db } }: TestApp,
  text: Pick<TextsTable, 'lang' | 'field' | 'text'>,
  { subject, subjectId } = { subject: 'restaurant', subjectId: ids.restaurant },
): Promise<void> {
  const of = { restaurant_id: ids.restaurant, subject, subject_id: subjectId };
  await db
    .insertInto('texts')
    .values({ ...of, ...text, provenance: 'machine', engine: 'test', updated_at: 0 })
    .execute();
}
