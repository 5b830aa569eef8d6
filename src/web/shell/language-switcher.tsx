import { useLocation, useNavigate } from 'react-router';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../domain/languages.ts';
import { useApp, useLanguage, useMessages } from '../app/app-context.ts';
import { changeLanguage } from '../app/i18n/language.ts';
import { LANGUAGE_FLAGS } from '../app/language-flags.ts';
import { PopoverMenu } from '../ui/overlays/popover-menu.tsx';
import styles from './language-switcher.module.css';

/** The current language's flag, and under it the languages to choose from, each in its own words. */
export function LanguageSwitcher({ languages = LANGUAGES }: { languages?: readonly Language[] | undefined }) {
  const t = useMessages('shell');
  const choose = useChooseLanguage();
  const current = useLanguage();
  const name = LANGUAGE_NAMES[current];
  const flag = LANGUAGE_FLAGS[current];
  return (
    <PopoverMenu
      label={t('language', { language: name })}
      trigger={<img className={styles.flag} src={flag} alt="" width={24} height={24} />}
      entries={languages.map((language) => ({
        key: language,
        label: LANGUAGE_NAMES[language],
        lang: language,
        picture: LANGUAGE_FLAGS[language],
        checked: language === current,
        onSelect: () => void choose(language),
      }))}
    />
  );
}

function useChooseLanguage(): (language: Language) => Promise<void> {
  const app = useApp();
  const t = useMessages('shell');
  const navigate = useNavigate();
  const location = useLocation();
  return async (language) => {
    // `?lang=` would win over the choice at the next load. At once, as it would take back wherever somebody has gone meanwhile.
    const query = new URLSearchParams(location.search);
    if (query.has('lang')) {
      query.delete('lang');
      void navigate({ search: query.toString(), hash: location.hash }, { replace: true, preventScrollReset: true });
    }
    try {
      await changeLanguage(app, language);
    } catch {
      // Its texts could not be fetched: the page stays in its language.
      app.snackbar.show(t('error_occurred'), { tone: 'error' });
    }
  };
}
