import { useEffect } from 'react';
import { LANGUAGES, type Language } from '../../domain/languages.ts';
import { useApp } from '../app/app-context.ts';
import { showLanguage } from '../app/i18n/language.ts';
import * as STORAGE_KEYS from '../app/storage/storage-keys.ts';

/** Follows the language that another tab has chosen; a tab that cannot fetch its texts stays as it is. */
export function useLanguageOfOtherTabs(): void {
  const app = useApp();
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      const language = newValue as Language;
      if (key === STORAGE_KEYS.language && LANGUAGES.includes(language)) showLanguage(app, language).catch(() => {});
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [app]);
}
