import type { Language } from '../../domain/languages.ts';
import { painted } from '../ui/painted.ts';
import type { AppContext } from './app-context.ts';
import { writeLanguageCookie } from './language-cookie.ts';
import { storage } from './storage.ts';
import * as STORAGE_KEYS from './storage-keys.ts';

/** Shows everything in another language at the same place, and remembers it. Rejects, changing nothing, without its texts. */
export async function changeLanguage(app: AppContext, language: Language): Promise<void> {
  // What was tapped answers first: a new language draws the whole page anew.
  await painted();
  await app.messages.change(language);
  storage.set(STORAGE_KEYS.language, language);
  writeLanguageCookie(language);
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
