import type { Language } from '../../domain/languages.ts';
import type { Section } from '../messages/sections.ts';
import { painted } from '../ui/painted.ts';
import type { AppContext } from './app-context.ts';
import { loadSections, type Messages } from './i18n.ts';
import { writeLanguageCookie } from './language-cookie.ts';
import { storage } from './storage.ts';
import * as STORAGE_KEYS from './storage-keys.ts';

/** The language that was asked for last, while its texts are on their way. */
let wanted: Language | null = null;

/** Shows everything in another language at the same place, and remembers it. Rejects, changing nothing, without its texts. */
export async function changeLanguage(app: AppContext, language: Language): Promise<void> {
  // What was tapped answers first: a new language draws the whole page anew.
  await painted();
  if (!(await translate(app.messages, language))) return;
  storage.set(STORAGE_KEYS.language, language);
  writeLanguageCookie(language);
  await inLanguage(app, language);
}

/** The same, without remembering it. */
export async function showLanguage(app: AppContext, language: Language): Promise<void> {
  if (await translate(app.messages, language)) await inLanguage(app, language);
}

/** Fetches the texts that are loaded in another language and shows them; false where a later choice came first. */
export async function translate(messages: Messages, language: Language): Promise<boolean> {
  wanted = language;
  const names = Object.keys(messages.loaded()) as Section[];
  const sections = await loadSections(names, language);
  if (wanted !== language) return false;
  // A page that opened meanwhile has added its own texts, in the old language.
  if (Object.keys(messages.loaded()).length > names.length) return translate(messages, language);
  messages.replace(language, sections);
  return true;
}

async function inLanguage(app: AppContext, language: Language): Promise<void> {
  document.documentElement.lang = language;
  await app.resources.reloadInNewLanguage();
}
