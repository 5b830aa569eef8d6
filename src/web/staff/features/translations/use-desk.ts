import { useState } from 'react';
import { changeTranslations, suggestTranslations } from '../../../../contract/endpoints/translations.ts';
import type { Translations, TranslationText } from '../../../../contract/staff/staff-translations.ts';
import type { Language } from '../../../../domain/languages.ts';
import { STAFF_MAX } from '../../../../domain/people/staff-limits.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { useStaff } from '../../app/staff-context.ts';
import type { RecordState } from '../../app/use-record.ts';
import { useLeaveGuard } from '../editing/use-leave-guard.ts';

export type Desk = ReturnType<typeof useDesk>;

/** A text of one language to be saved, whose original its writer may have read elsewhere, as in a file. */
export type Typed = Pick<TranslationText, 'subject' | 'subjectId' | 'field' | 'original'> & {
  text: string;
  before?: string | null;
};

/** What names a text on screen and in files. */
export function keyOf({ subject, subjectId, field }: Pick<TranslationText, 'subject' | 'subjectId' | 'field'>): string {
  return `${subject}/${subjectId}/${field}`;
}

/** What is typed at the translation desk in one language, and its way to the server. */
export function useDesk(targetLanguage: Language, record: RecordState<Translations>) {
  const t = useMessages('translations');
  const { snackbar } = useApp();
  const { call } = useStaff();
  const [drafts, setDrafts] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState<'saving' | 'suggesting' | null>(null);
  /** Texts that somebody else has changed meanwhile. */
  const [left, setLeft] = useState<readonly string[]>([]);
  const texts = record.value?.texts ?? [];
  const typed = texts.filter((text) => isTyped(text, drafts[keyOf(text)]));
  useLeaveGuard(typed.length > 0);

  /** Resolves to how many were left alone; null: the answer did not come. */
  async function send(sent: readonly Typed[]): Promise<number | null> {
    setBusy('saving');
    let untouched = 0;
    let now = record.value;
    for (let start = 0; now && start < sent.length; start += STAFF_MAX.translations) {
      const batch = sent.slice(start, start + STAFF_MAX.translations);
      const answer = await call(changeTranslations, { body: { targetLanguage, texts: batch }, quiet: true });
      if (!answer.ok) {
        setBusy(null);
        snackbar.show(refusalText(answer.failure) || t('not_saved'), { tone: 'error' });
        return null;
      }
      const { texts: changed, counts, left: count } = answer.data.data;
      untouched += count;
      const byKey = new Map(changed.map((text) => [keyOf(text), text]));
      now = { ...now, counts, texts: now.texts.map((text) => byKey.get(keyOf(text)) ?? text) };
      const kept = batch.filter(({ text, ...of }) => (byKey.get(keyOf(of))?.translation ?? '') !== text.trim());
      setLeft((before) => [...before.filter((key) => !byKey.has(key)), ...kept.map(keyOf)]);
      setDrafts((before) =>
        without(
          before,
          [...byKey.keys()].filter((key) => !kept.some((of) => keyOf(of) === key)),
        ),
      );
    }
    if (now) record.take(now);
    setBusy(null);
    return untouched;
  }

  return {
    busy,
    typed,
    send,
    draftOf: (text: TranslationText) => drafts[keyOf(text)] ?? text.translation ?? '',
    isTyped: (text: TranslationText) => isTyped(text, drafts[keyOf(text)]),
    isLeft: (text: TranslationText) => left.includes(keyOf(text)),
    type: (text: TranslationText, value: string) => setDrafts((before) => ({ ...before, [keyOf(text)]: value })),
    /** Saves what is typed; of one that was not touched, that it still holds. */
    save: (saved: readonly TranslationText[]) =>
      send(
        saved.map((text) => ({
          ...{ subject: text.subject, subjectId: text.subjectId, field: text.field, original: text.original },
          ...{ before: text.translation, text: drafts[keyOf(text)] ?? text.translation ?? '' },
        })),
      ),
    discard: () => setDrafts({}),
    async suggest(): Promise<void> {
      setBusy('suggesting');
      const answer = await call(suggestTranslations, { body: { targetLanguage }, quiet: true });
      setBusy(null);
      if (!answer.ok) return snackbar.show(refusalText(answer.failure) || t('not_suggested'), { tone: 'error' });
      const made = answer.data.data.texts.map((text) => [keyOf(text), text.text]);
      if (made.length === 0) return snackbar.show(t('not_suggested'), { tone: 'error' });
      // What was typed meanwhile stays.
      setDrafts((before) => ({ ...Object.fromEntries(made), ...before }));
      snackbar.show(t('suggested', { count: made.length }));
    },
  };
}

function isTyped({ translation }: TranslationText, draft: string | undefined): boolean {
  return draft !== undefined && draft.trim() !== (translation ?? '');
}

function without(drafts: Record<string, string>, keys: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(drafts).filter(([key]) => !keys.includes(key)));
}
