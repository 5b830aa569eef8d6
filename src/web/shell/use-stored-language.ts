import { useEffect } from 'react';
import { isLanguage, type Language } from '../../domain/languages.ts';
import { useApp } from '../app/app-context.ts';
import { showLanguage } from '../app/i18n/language.ts';
import { writeLanguageCookie } from '../app/i18n/language-cookie.ts';
import { storage } from '../app/storage/storage.ts';
import * as STORAGE_KEYS from '../app/storage/storage-keys.ts';
import { useKnownRestaurant } from '../features/restaurant/restaurant-resource.ts';

/**
 * Shows the language that is stored in this browser: one that another tab has chosen, and one in which the server should have answered
 * but has not, as when the cookie of `src/web/boot/restore-language.ts` was set too late for the reload, or lost. A language in the address
 * (`?lang=`) wins on opening. A language that the restaurant does not offer is left alone. A tab that cannot fetch the texts stays as it is.
 */
export function useStoredLanguage(): void {
  const app = useApp();
  const languages = useKnownRestaurant()?.languages;
  useEffect(() => {
    const isOffered = (code: unknown): code is Language =>
      isLanguage(code) && (languages === undefined || languages.includes(code));
    const stored = storage.get(STORAGE_KEYS.language);
    if (isOffered(stored) && stored !== app.messages.language && !new URLSearchParams(location.search).has('lang')) {
      writeLanguageCookie(stored);
      showLanguage(app, stored).catch(() => {});
    }
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === STORAGE_KEYS.language && isOffered(newValue)) showLanguage(app, newValue).catch(() => {});
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [app, languages]);
}
