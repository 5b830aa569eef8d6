import type { Language } from '../../domain/languages.ts';
import { painted } from '../ui/painted.ts';
import type { AppContext } from './app-context.ts';
import { STORAGE_KEYS, storage } from './storage.ts';

/** Name of the cookie that mirrors the stored language, so that the server renders in it. */
export const LANGUAGE_COOKIE = 'user-locale';
const A_YEAR_S = 31_536_000;

/** Shows everything in another language at the same place, and remembers it. Rejects, changing nothing, without its texts. */
export async function changeLanguage(app: AppContext, language: Language): Promise<void> {
  // What was tapped answers first: a new language draws the whole page anew.
  await painted();
  await app.messages.change(language);
  storage.set(STORAGE_KEYS.language, language);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${A_YEAR_S}; samesite=lax`;
  await inLanguage(app, language);
}

/** The same, without remembering it. */
export async function showLanguage(app: AppContext, language: Language): Promise<void> {
  await app.messages.change(language);
  await inLanguage(app, language);
}

async function inLanguage(app: AppContext, language: Language): Promise<void> {
  document.documentElement.lang = language;
  await app.resources.reloadShown();
}
