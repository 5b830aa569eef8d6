import type { Language } from '../../domain/languages.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import type { TextsTable } from '../platform/tables/restaurant-tables.ts';
import type { TextSubject } from './text-subjects.ts';

/** The record that texts belong to. */
export interface TextOwner {
  restaurantId: string;
  subject: TextSubject;
  subjectId: string;
}

/** The texts of some fields in all languages. */
export async function textsOf(db: Db, owner: TextOwner, fields: readonly string[]): Promise<TextsTable[]> {
  return owned(db, owner).selectAll().where('field', 'in', fields).orderBy('lang').execute();
}

/** All texts of the record, in all languages. */
export async function allTextsOf(db: Db, owner: TextOwner): Promise<TextsTable[]> {
  return owned(db, owner).selectAll().execute();
}

/** The texts of some fields in all languages, of all records of one type. */
export async function textsOfMany(
  db: Db,
  { restaurantId, subject }: Omit<TextOwner, 'subjectId'>,
  fields: readonly string[],
): Promise<TextsTable[]> {
  return db
    .selectFrom('texts')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('subject', '=', subject)
    .where('field', 'in', fields)
    .orderBy('lang')
    .execute();
}

/** Writes a text by the restaurant itself, replacing any other. */
export async function writeAuthored(
  tx: Tx,
  { restaurantId: restaurant_id, subject, subjectId: subject_id }: TextOwner,
  { lang, field, text, now: updated_at }: { lang: Language; field: string; text: string; now: number },
): Promise<void> {
  const said = { text, provenance: 'authored', engine: null, updated_at } as const;
  await tx
    .insertInto('texts')
    .values({ restaurant_id, lang, subject, subject_id, field, ...said })
    .onConflict((conflict) =>
      conflict.columns(['restaurant_id', 'lang', 'subject', 'subject_id', 'field']).doUpdateSet(said),
    )
    .execute();
}

/** Deletes a record's texts, optionally only those of a field, a language or a machine. */
export async function dropTexts(
  tx: Tx,
  { restaurantId, subject, subjectId }: TextOwner,
  { field, lang, provenance }: { field?: string; lang?: Language; provenance?: 'machine' } = {},
): Promise<void> {
  await tx
    .deleteFrom('texts')
    .where('restaurant_id', '=', restaurantId)
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .$if(field !== undefined, (q) => q.where('field', '=', field as string))
    .$if(lang !== undefined, (q) => q.where('lang', '=', lang as Language))
    .$if(provenance !== undefined, (q) => q.where('provenance', '=', provenance as 'machine'))
    .execute();
}

function owned(db: Db, { restaurantId, subject, subjectId }: TextOwner) {
  return db
    .selectFrom('texts')
    .where('restaurant_id', '=', restaurantId)
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId);
}
