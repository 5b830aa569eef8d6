import {
  longestTranslation,
  type TranslationsChange,
  type TranslationsChanged,
  type TranslationText,
} from '../../contract/staff/staff-translations.ts';
import type { Language } from '../../domain/languages.ts';
import { bumpContent } from '../editing/bump-content.ts';
import { recordChange } from '../editing/record-change.ts';
import { inTransaction, type Tx } from '../platform/database/database.ts';
import type { Tenant } from '../platform/http/app.ts';
import { refuseFields } from '../platform/refusals/refuse-fields.ts';
import type { Services } from '../services.ts';
import { dropTexts } from '../texts/texts.repo.ts';
import { countByState, readTranslations } from './read-translations.ts';
import { writeTranslations } from './translation-desk.repo.ts';

type Sent = TranslationsChange['texts'][number];
/** A text that is written, with what it was. */
type Written = Sent & { found: TranslationText };

interface Changing {
  tenant: Tenant;
  userId: string;
  input: TranslationsChange;
}

/**
 * Saves translations. A text whose original, or whose translation that the editor saw, is another by now is left alone: the answer
 * has it as it is. Saving the same words again says that they still hold. Throws a `Refusal` for words that are too long.
 */
export async function changeTranslations(
  services: Services,
  { tenant, userId, input: { targetLanguage: language, texts } }: Changing,
): Promise<TranslationsChanged> {
  const tooLong = texts.flatMap((each, i) =>
    each.text.length > longestTranslation(each) ? [[`texts.${i}.text`, 'too_long']] : [],
  );
  refuseFields(Object.fromEntries(tooLong));
  if (language === tenant.contentLanguage) refuseFields({ targetLanguage: 'invalid' });
  const restaurantId = tenant.id;
  const now = services.clock();
  const changed = await inTransaction(services.db, async (tx) => {
    await bumpContent(tx, restaurantId, now);
    const before = byPlace(await readTranslations(tx, tenant, language));
    const written = texts.flatMap((sent): Written[] => {
      const found = before.get(placeOf(sent));
      return found && isAsSeen(found, sent) ? [{ ...sent, found }] : [];
    });
    await write(tx, { restaurantId, target: language, now }, written);
    if (written.length > 0) await audit(tx, { restaurantId, userId, now }, language, written);
    const left = await readTranslations(tx, tenant, language);
    const after = byPlace(left);
    return {
      texts: texts.flatMap((sent) => after.get(placeOf(sent)) ?? []),
      counts: await countByState(tx, tenant, left.length),
      left: texts.length - written.length,
    };
  });
  services.content.changed(restaurantId);
  return changed;
}

function isAsSeen(found: TranslationText, { original, before }: Sent): boolean {
  return found.original.trim() === original && (before === undefined || found.translation === before);
}

async function write(
  tx: Tx,
  to: { restaurantId: string; target: Language; now: number },
  written: readonly Written[],
): Promise<void> {
  const rowOf = ({ subject, subjectId, field, text }: Sent) => ({ subject, subject_id: subjectId, field, text });
  await writeTranslations(tx, to, written.filter(({ text }) => text !== '').map(rowOf));
  for (const { subject, subjectId, field } of written.filter(({ text, found }) => text === '' && found.translation)) {
    await dropTexts(tx, { restaurantId: to.restaurantId, subject, subjectId }, { field, lang: to.target });
  }
}

/** One text is told word by word, several as their number. */
async function audit(
  tx: Tx,
  act: { restaurantId: string; userId: string; now: number },
  language: Language,
  written: readonly Written[],
): Promise<void> {
  const [one] = written;
  const action = 'translations' as const;
  if (written.length > 1 || !one) {
    const after = { [language]: written.length };
    await recordChange(tx, act, { action, subject: 'restaurant', subjectId: act.restaurantId, before: null, after });
    return;
  }
  const { subject, subjectId, field, text, found } = one;
  await recordChange(tx, act, {
    ...{ action, subject, subjectId },
    before: { [field]: { [language]: found.translation } },
    after: { [field]: { [language]: text || null } },
  });
}

function byPlace(texts: readonly TranslationText[]): Map<string, TranslationText> {
  return new Map(texts.map((text) => [placeOf(text), text]));
}

function placeOf({ subject, subjectId, field }: Pick<TranslationText, 'subject' | 'subjectId' | 'field'>): string {
  return `${subject} ${subjectId} ${field}`;
}
