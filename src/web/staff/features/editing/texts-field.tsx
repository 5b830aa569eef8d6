import { useId, useState } from 'react';
import type { StaffText } from '../../../../contract/staff/staff-texts.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../../../domain/languages.ts';
import { useMessages } from '../../../app/app-context.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Button } from '../../../ui/button.tsx';
import type { Content } from '../../../ui/content.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { TextDraft } from '../../app/text-draft.ts';
import { isNearlyFull, useTooLong } from './limited-text.tsx';
import styles from './texts-field.module.css';
import { type Suggest, useSuggestions } from './use-suggestions.ts';

interface TextsFieldProps {
  label: string;
  value: TextDraft;
  /** The stored texts, which say by whom each was written. */
  saved: StaffText;
  onChange(value: TextDraft): void;
  /** The error message for a language; null: none. */
  errorOf(language: Language): string | null;
  maxLength: number;
  /** Several lines. */
  long?: boolean;
  optional?: string;
  hint?: Content;
  /** Asks the translation provider for suggestions; absent: there is none. */
  suggest?: Suggest | undefined;
}

/** A text in the restaurant's own language and, collapsed, in the seven others. */
export function TextsField({ label, value, saved, onChange, errorOf, maxLength, ...rest }: TextsFieldProps) {
  const { long = false, optional, hint, suggest } = rest;
  const t = useMessages('editing');
  const id = useId();
  const tooLong = useTooLong(maxLength);
  const own = useKnownRestaurant()?.contentLanguage ?? 'en';
  const others = LANGUAGES.filter((language) => language !== own);
  const missing = others.filter((language) => value[language].trim() === '');
  const written = others.length - missing.length;
  const [isOpen, setIsOpen] = useState(false);
  const shows = isOpen || others.some((language) => errorOf(language));
  const suggestions = useSuggestions({ suggest, value, own, onChange });
  const Control = long ? TextArea : TextField;
  const inputOf = (language: Language) => ({
    lang: language,
    value: value[language],
    error: tooLong(value[language]) ?? errorOf(language),
    ...(isNearlyFull(value[language], maxLength) && counter(value[language].length)),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ ...value, [language]: currentTarget.value }),
  });
  const counter = (length: number) =>
    long ? { limit: maxLength } : { trail: <span className={styles.length}>{`${length}/${maxLength}`}</span> };
  return (
    <div className={styles.texts}>
      <Control label={label} optional={optional} hint={hint} {...inputOf(own)} />
      <Button
        variant="text"
        size="sm"
        before="languages"
        className={styles.toggle}
        aria-expanded={shows}
        aria-controls={id}
        data-whole={missing.length === 0 || undefined}
        aria-label={t('other_languages_of', { label, count: written, all: others.length })}
        onClick={() => setIsOpen(!shows)}
      >
        {t('other_languages', { count: written, all: others.length })}
      </Button>
      <div id={id} hidden={!shows} className={styles.others}>
        {shows && suggestions && missing.length > 1 && (
          <Button
            variant="tonal"
            size="sm"
            before="sparkles"
            className={styles.all}
            busy={suggestions.isAsking}
            onClick={() => void suggestions.ask(missing)}
          >
            {t('suggest_missing', { count: missing.length })}
          </Button>
        )}
        {shows &&
          others.map((language) => (
            <div key={language} className={styles.other}>
              <Control
                label={LANGUAGE_NAMES[language]}
                hint={hintOf(language)}
                {...inputOf(language)}
                aria-label={`${label}, ${LANGUAGE_NAMES[language]}`}
              />
              {suggestions && value[language].trim() === '' && (
                <Button
                  variant="text"
                  size="sm"
                  before="sparkles"
                  busy={suggestions.isAsking}
                  aria-label={t('suggest_for', { language: LANGUAGE_NAMES[language] })}
                  // The button is removed once there is a text, so that its field takes the focus.
                  onClick={({ currentTarget }) => {
                    currentTarget.parentElement?.querySelector<HTMLElement>('input, textarea')?.focus();
                    void suggestions.ask([language]);
                  }}
                >
                  {t('suggest')}
                </Button>
              )}
            </div>
          ))}
      </div>
    </div>
  );

  function hintOf(language: Language): string | undefined {
    const { text, provenance } = saved[language] ?? {};
    if (provenance === 'machine' && text === value[language]) return t('by_machine');
    if (suggestions?.isSuggested(language)) return t('suggested');
    return undefined;
  }
}
