import { LANGUAGE_COOKIE, writeLanguageCookie } from '../app/language-cookie.ts';
import * as STORAGE_KEYS from '../app/storage-keys.ts';
import { root } from './root.ts';
import { stored } from './stored.ts';

/**
 * The server knows a chosen language by its cookie. Where that was lost, storage still knows: the cookie is written anew and the page
 * asked for again, once. An address that names a language means it.
 */
export function restoreLanguage(): void {
  const chosen = stored(STORAGE_KEYS.language) ?? '';
  if (!/^\w\w$/.test(chosen) || chosen === root.lang || location.search.includes('lang=')) return;
  if (document.cookie.includes(`${LANGUAGE_COOKIE}=${chosen}`)) return;
  writeLanguageCookie(chosen);
  location.reload();
}
