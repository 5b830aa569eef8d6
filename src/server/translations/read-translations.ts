import {
  TRANSLATED_SUBJECTS,
  type TranslationCounts,
  type TranslationState,
  type TranslationText,
} from '../../contract/staff/staff-translations.ts';
import { LANGUAGES, type Language } from '../../domain/languages.ts';
import type { Db } from '../platform/database/database.ts';
import type { Tenant } from '../platform/http/app.ts';
import { countTranslations, textsWithTranslation } from './translation-desk.repo.ts';

type Restaurant = Pick<Tenant, 'id' | 'contentLanguage'>;
type Row = Awaited<ReturnType<typeof textsWithTranslation>>[number];

/** The fields that name their record. */
const NAMES: readonly string[] = ['name', 'label', 'title'];

/** Each text of the restaurant beside its translation; in its own language there is none. */
export async function readTranslations(
  db: Db,
  { id: restaurantId, contentLanguage }: Restaurant,
  target: Language,
): Promise<TranslationText[]> {
  if (target === contentLanguage) return [];
  const rows = await textsWithTranslation(db, { restaurantId, contentLanguage, target });
  const names = new Map(
    rows.flatMap(({ subject, subject_id, field, original }) =>
      NAMES.includes(field) ? [[`${subject} ${subject_id}`, original] as const] : [],
    ),
  );
  const order = (row: TranslationText) => [
    TRANSLATED_SUBJECTS.indexOf(row.subject),
    row.name ?? '',
    row.subjectId,
    NAMES.includes(row.field) ? '' : row.field,
  ];
  return rows
    .map((row) => ({
      ...{ subject: row.subject as TranslationText['subject'], subjectId: row.subject_id, field: row.field },
      name: names.get(`${row.subject} ${row.subject_id}`) ?? null,
      ...{ original: row.original, translation: row.text, state: stateOf(row) },
    }))
    .sort((one, other) => compare(order(one), order(other)));
}

/** How far each language but the restaurant's own is. `all`: how many texts there are to translate. */
export async function countByState(
  db: Db,
  { id: restaurantId, contentLanguage }: Restaurant,
  all: number,
): Promise<TranslationCounts[]> {
  const rows = await countTranslations(db, { restaurantId, contentLanguage });
  return LANGUAGES.filter((language) => language !== contentLanguage).map((language) => {
    const of = (is: (row: (typeof rows)[number]) => boolean) =>
      rows.filter((row) => row.lang === language && is(row)).reduce((sum, { texts }) => sum + Number(texts), 0);
    const machine = of(({ provenance }) => provenance === 'machine');
    const outdated = of(({ provenance, is_older }) => provenance === 'authored' && Number(is_older) === 1);
    const done = of(({ provenance, is_older }) => provenance === 'authored' && Number(is_older) === 0);
    return { language, missing: all - machine - outdated - done, outdated, machine, done };
  });
}

function stateOf({ text, provenance, original_at, updated_at }: Row): TranslationState {
  if (text === null) return 'missing';
  if (provenance === 'machine') return 'machine';
  return Number(original_at) > Number(updated_at) ? 'outdated' : 'done';
}

function compare(one: (string | number)[], other: (string | number)[]): number {
  const at = one.findIndex((part, index) => part !== other[index]);
  if (at < 0) return 0;
  return (one[at] as string | number) < (other[at] as string | number) ? -1 : 1;
}
