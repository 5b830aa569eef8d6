import type { KeyboardEvent } from 'react';
import {
  longestTranslation,
  type TranslationState,
  type TranslationText,
} from '../../../../contract/staff/staff-translations.ts';
import { LANGUAGE_NAMES, type Language } from '../../../../domain/languages.ts';
import { useMessages } from '../../../app/app-context.ts';
import { type ChipColour, StatusChip } from '../../../ui/signs/chip.tsx';
import { LimitedArea } from '../editing/limited-text.tsx';
import styles from './translation-desk.module.css';
import type { Desk } from './use-desk.ts';
import { useTextLabels } from './use-text-labels.ts';

const COLOURS: Record<TranslationState, ChipColour> = {
  missing: 'orange',
  outdated: 'red',
  machine: 'purple',
  done: 'green',
};

/** Longer originals get several lines, in which Enter is a new one. */
const LONG = 80;

interface DeskRowProps {
  text: TranslationText;
  own: Language;
  language: Language;
  work: Desk;
  /** Called for Enter, and with Ctrl in a long text. */
  onSave(event: KeyboardEvent<HTMLElement>): void;
}

/** One text: where it stands and its original at the left, its translation at the right. */
export function DeskRow({ text, own, language, work, onSave }: DeskRowProps) {
  const t = useMessages('translations');
  const labelOf = useTextLabels();
  const { original, state } = text;
  const isLong = original.length > LONG || original.includes('\n');
  const label = labelOf(text);
  const value = work.draftOf(text);
  const isTyped = work.isTyped(text);
  const left = work.isLeft(text) ? t('left_here', { now: text.translation ?? '' }) : undefined;
  const hint = left ?? (state === 'missing' ? t('missing_shown') : undefined);
  return (
    <li className={styles.row} data-typed={isTyped || undefined}>
      <div className={styles.original}>
        <span className={styles.place}>{label}</span>
        <p lang={own}>{original}</p>
      </div>
      <div className={styles.translation}>
        <StatusChip colour={isTyped ? 'blue' : COLOURS[state]}>
          {t(isTyped ? 'state_typed' : `state_${state}`)}
        </StatusChip>
        <LimitedArea
          label={t('translation_of', { label, language: LANGUAGE_NAMES[language] })}
          hideLabel
          lang={language}
          rows={isLong ? Math.min(6, Math.ceil(original.length / 60) + 1) : 1}
          limit={longestTranslation(text)}
          value={value}
          hint={hint}
          data-translation=""
          onChange={({ currentTarget }) => work.type(text, currentTarget.value)}
          onKeyDown={(event) => {
            const isSaving = event.key === 'Enter' && !event.nativeEvent.isComposing && !event.shiftKey;
            if (!isSaving || (isLong && !event.ctrlKey && !event.metaKey) || value.trim() === '') return;
            event.preventDefault();
            onSave(event);
          }}
        />
      </div>
    </li>
  );
}
