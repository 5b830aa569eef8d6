import type { Translations } from '../../../../contract/staff/staff-translations.ts';
import { LANGUAGE_NAMES, type Language } from '../../../../domain/languages.ts';
import { useMessages } from '../../../app/app-context.ts';
import { LANGUAGE_FLAGS } from '../../../app/language-flags.ts';
import { ProgressBar } from '../../../ui/signs/progress-bar.tsx';
import styles from './translation-desk.module.css';

interface DeskLanguagesProps {
  desk: Translations;
  languages: readonly Language[];
  offered: readonly Language[];
  language: Language;
  onChoose(language: Language): void;
}

/** The languages to translate into, each with how far it is. */
export function DeskLanguages({ desk, languages, offered, language: chosen, onChoose }: DeskLanguagesProps) {
  const t = useMessages('translations');
  const all = desk.texts.length;
  return (
    <ul className={styles.languages} aria-label={t('languages')}>
      {languages.map((language) => {
        const done = desk.counts.find((each) => each.language === language)?.done ?? 0;
        const count = t('done_of', { done, all });
        return (
          <li key={language}>
            <button type="button" aria-pressed={language === chosen} onClick={() => onChoose(language)}>
              <span className={styles.language}>
                <img src={LANGUAGE_FLAGS[language]} alt="" width={20} height={20} />
                <span lang={language}>{LANGUAGE_NAMES[language]}</span>
              </span>
              <ProgressBar value={done} max={Math.max(all, 1)} label={count} />
              <span className={styles.count}>
                <span aria-hidden="true">{count}</span>
                {!offered.includes(language) && <span>{t('not_offered')}</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
