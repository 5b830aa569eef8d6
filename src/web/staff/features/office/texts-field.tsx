import { type ReactNode, useId, useState } from 'react';
import type { StaffText } from '../../../../contract/staff-texts.ts';
import { LANGUAGES, type Language } from '../../../../domain/languages.ts';
import { useMessages } from '../../../app/app-context.ts';
import { LANGUAGE_NAMES } from '../../../app/language-names.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { TextDraft } from '../../app/text-draft.ts';
import styles from './texts-field.module.css';

interface TextsFieldProps {
  label: string;
  value: TextDraft;
  /** As stored: whose words each language has. */
  saved: StaffText;
  onChange(value: TextDraft): void;
  /** The sentence for what is wrong in a language; null for nothing. */
  errorOf(language: Language): string | null;
  maxLength: number;
  /** Several lines. */
  long?: boolean;
  optional?: string;
  hint?: ReactNode;
}

/** A text in the restaurant's own language, and behind one tap in the seven others. */
export function TextsField({ label, value, saved, onChange, errorOf, maxLength, ...rest }: TextsFieldProps) {
  const { long = false, optional, hint } = rest;
  const t = useMessages('office');
  const id = useId();
  const own = useKnownRestaurant()?.contentLanguage ?? 'en';
  const others = LANGUAGES.filter((language) => language !== own);
  const written = others.filter((language) => value[language].trim() !== '');
  const [isOpen, setIsOpen] = useState(false);
  const shows = isOpen || others.some((language) => errorOf(language));
  const Control = long ? TextArea : TextField;
  const inputOf = (language: Language) => ({
    lang: language,
    value: value[language],
    maxLength,
    error: errorOf(language),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ ...value, [language]: currentTarget.value }),
  });
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
        aria-label={t('other_languages_of', { label, count: written.length, all: others.length })}
        onClick={() => setIsOpen(!shows)}
      >
        {t('other_languages', { count: written.length, all: others.length })}
      </Button>
      <div id={id} hidden={!shows} className={styles.others}>
        {shows &&
          others.map((language) => (
            <Control
              key={language}
              label={LANGUAGE_NAMES[language].name}
              hint={isMachines(language) ? t('by_machine') : undefined}
              {...inputOf(language)}
              aria-label={`${label}, ${LANGUAGE_NAMES[language].name}`}
            />
          ))}
      </div>
    </div>
  );

  function isMachines(language: Language): boolean {
    const { text, provenance } = saved[language] ?? {};
    return provenance === 'machine' && text === value[language];
  }
}
