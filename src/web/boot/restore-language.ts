import { tried } from '../app/api/tried.ts';
import { LANGUAGE_COOKIE, writeLanguageCookie } from '../app/i18n/language-cookie.ts';
import * as STORAGE_KEYS from '../app/storage/storage-keys.ts';

/**
 * The server reads the chosen language from a cookie. If that was lost, it is restored from local storage and the page is
 * reloaded, once (DECISIONS, settled 11). A language in the address (`?lang=`) wins.
 */
export function restoreLanguage(): void {
  const chosen = tried(() => localStorage.getItem(STORAGE_KEYS.language)) ?? '';
  if (!/^\w\w$/.test(chosen) || chosen === document.documentElement.lang || location.search.includes('lang=')) return;
  if (document.cookie.includes(`${LANGUAGE_COOKIE}=${chosen}`)) return;
  writeLanguageCookie(chosen);
  location.reload();
}
