import type { StaffAboutInput, StaffAboutRecord } from '../../contract/staff/staff-about.ts';
import type { TakenChange } from '../../contract/staff/staff-versions.ts';
import { LANGUAGES, type Language } from '../../domain/languages.ts';
import { changeRestaurant } from '../editing/change-restaurant.ts';
import { requirePictures } from '../pictures/uploaded-pictures.ts';
import type { Tx } from '../platform/database/database.ts';
import { toJson } from '../platform/database/json-columns.ts';
import type { Tenant } from '../platform/http/app.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import type { TextsTable } from '../platform/tables/restaurant-tables.ts';
import type { Services } from '../services.ts';
import { textsRefusals } from '../texts/texts.refusals.ts';
import { type AboutTexts, picturesIn, takeApart } from './about-texts.ts';
import { readAbout } from './read-about.ts';

/** Replaces the about content and makes the public content stale. */
export async function changeAbout(
  services: Services,
  { tenant, userId, change }: { tenant: Tenant; userId: string; change: TakenChange<StaffAboutInput> },
): Promise<StaffAboutRecord> {
  const { expectedVersion, ...input } = change;
  const { id: restaurantId, contentLanguage } = tenant;
  const now = services.clock();
  const { structure, words } = takeApart(input);
  const missing = words.filter(({ text }) => text[contentLanguage] === undefined);
  if (missing.length > 0) {
    const fields = Object.fromEntries(missing.map(({ path }) => [`${path}.${contentLanguage}`, 'required' as const]));
    throw new Refusal(textsRefusals.own_language_missing, { fields });
  }
  await requirePictures(services.db, restaurantId, picturesIn(structure));
  return changeRestaurant(services, { restaurantId, userId, now }, 'about', {
    read: readAbout,
    expectedVersion,
    columns: { about: toJson(structure) },
    alongside: (tx) => writeWords(tx, { restaurantId, contentLanguage, words, now }),
  });
}

interface Writing {
  restaurantId: string;
  contentLanguage: Language;
  words: readonly AboutTexts[];
  now: number;
}

/**
 * Writes all texts anew, because sections may have moved. A machine translation that was sent back unchanged stays one while its
 * original is the same, and is dropped when the original has changed.
 */
async function writeWords(tx: Tx, { restaurantId, contentLanguage, words, now }: Writing): Promise<void> {
  const stored = await tx
    .deleteFrom('texts')
    .where('restaurant_id', '=', restaurantId)
    .where('subject', '=', 'restaurant')
    .where('subject_id', '=', restaurantId)
    .where('field', 'like', 'about.%')
    .returningAll()
    .execute();
  const originalOf = new Map(
    stored.filter(({ lang }) => lang === contentLanguage).map(({ field, text }) => [field, text]),
  );
  const machines = stored.filter(({ provenance }) => provenance === 'machine');
  const rows = words.flatMap(({ field, text }) =>
    LANGUAGES.flatMap((lang): TextsTable[] => {
      const said = text[lang];
      if (said === undefined) return [];
      const row = { restaurant_id: restaurantId, lang, subject: 'restaurant', subject_id: restaurantId, field };
      const same = machines.filter((each) => each.lang === lang && each.text === said);
      const [known] = same.filter((each) => originalOf.get(each.field) === text[contentLanguage]);
      if (known) return [{ ...known, ...row }];
      if (same.length > 0) return [];
      return [{ ...row, text: said, provenance: 'authored', engine: null, updated_at: now }];
    }),
  );
  if (rows.length > 0) await tx.insertInto('texts').values(rows).execute();
}
