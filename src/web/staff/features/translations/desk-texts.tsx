import { type KeyboardEvent, useState } from 'react';
import {
  TRANSLATION_STATES,
  type TranslationState,
  type Translations,
  type TranslationText,
} from '../../../../contract/staff/staff-translations.ts';
import type { Language } from '../../../../domain/languages.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { EmptyState } from '../../../ui/signs/empty-state.tsx';
import { DeskRow } from './desk-row.tsx';
import styles from './translation-desk.module.css';
import { type Desk, keyOf } from './use-desk.ts';

const FILTERS = ['open', ...TRANSLATION_STATES, 'all'] as const;
type Filter = (typeof FILTERS)[number];

/** Rows at first, and more at each tap. */
const ROWS = 60;

interface DeskTextsProps {
  own: Language;
  language: Language;
  desk: Translations;
  work: Desk;
}

/** The texts, original and translation side by side. Enter saves one and leads to the next. */
export function DeskTexts({ own, language, desk, work }: DeskTextsProps) {
  const t = useMessages('translations');
  const { snackbar } = useApp();
  const [rows, setRows] = useState(ROWS);
  const [shown, setShown] = useState(() => filtered('open', desk.texts));
  const count = (filter: Filter) => filtered(filter, desk.texts).keys.size;
  // A text stays in its place when it is saved, until another filter is chosen.
  const texts = desk.texts.filter((text) => shown.keys.has(keyOf(text)));

  async function saveAndGoOn(text: TranslationText, { currentTarget }: KeyboardEvent<HTMLElement>): Promise<void> {
    const fields = [...(currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('[data-translation]') ?? [])];
    const next = fields[fields.indexOf(currentTarget) + 1];
    next?.focus();
    const left = await work.save([text]);
    if (left === null || left > 0) currentTarget.focus();
  }
  async function saveAll(): Promise<void> {
    const { length } = work.typed;
    const left = await work.save(work.typed);
    if (left !== null) snackbar.show(t('saved', { count: length - left }));
  }

  return (
    <section aria-label={t('texts')}>
      <div className={styles.tools}>
        <SelectField
          label={t('show')}
          value={shown.filter}
          options={FILTERS.map((value) => ({ value, label: t(`filter_${value}`, { count: count(value) }) }))}
          onChange={({ currentTarget }) => {
            setShown(filtered(currentTarget.value as Filter, desk.texts));
            setRows(ROWS);
          }}
        />
        {desk.canSuggest && (
          <Button
            variant="tonal"
            before="sparkles"
            busy={work.busy === 'suggesting'}
            onClick={() => void work.suggest()}
          >
            {t('suggest')}
          </Button>
        )}
        <p className={styles.keys}>{t('keys')}</p>
      </div>
      {texts.length === 0 && <EmptyState emoji="party" title={t('done_title')} text={t('done_text')} framed />}
      <ul className={styles.rows}>
        {texts.slice(0, rows).map((text) => (
          <DeskRow
            key={keyOf(text)}
            {...{ text, own, language, work }}
            onSave={(event) => void saveAndGoOn(text, event)}
          />
        ))}
      </ul>
      {texts.length > rows && (
        <Button variant="outline" className={styles.more} onClick={() => setRows(rows + ROWS)}>
          {t('more', { count: texts.length - rows })}
        </Button>
      )}
      {work.typed.length > 0 && (
        <div className={styles.bar} role="status">
          <span>{t('typed', { count: work.typed.length })}</span>
          <Button variant="text" onClick={work.discard}>
            {t('discard')}
          </Button>
          <Button busy={work.busy === 'saving'} onClick={() => void saveAll()}>
            {t('save_all')}
          </Button>
        </div>
      )}
    </section>
  );
}

function filtered(filter: Filter, texts: readonly TranslationText[]): { filter: Filter; keys: ReadonlySet<string> } {
  const isShown = ({ state }: { state: TranslationState }) =>
    filter === 'all' || (filter === 'open' ? state !== 'done' : state === filter);
  return { filter, keys: new Set(texts.filter(isShown).map(keyOf)) };
}
