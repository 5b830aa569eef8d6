import type { Language } from '../../../domain/languages.ts';
import type { SectionName } from '../../messages/sections.ts';
import { painted } from '../../ui/painted.ts';
import type { AppContext } from '../app-context.ts';
import { storage } from '../storage/storage.ts';
import * as STORAGE_KEYS from '../storage/storage-keys.ts';
import { loadSections, type Messages } from './i18n.ts';
import { writeLanguageCookie } from './language-cookie.ts';

/** The language that was chosen last, whose texts may still be loading. */
let wanted: Language | null = null;

/** Shows the page in another language and stores the choice. Rejects, changing nothing, if the texts cannot be fetched. */
export async function changeLanguage(app: AppContext, language: Language): Promise<void> {
  // The tapped control shows its feedback first: a new language renders the whole page again, which takes long.
  await painted();
  if (!(await translate(app.messages, language))) return;
  storage.set(STORAGE_KEYS.language, language);
  writeLanguageCookie(language);
  await inLanguage(app, language);
}

/** The same without storing the choice. */
export async function showLanguage(app: AppContext, language: Language): Promise<void> {
  if (await translate(app.messages, language)) await inLanguage(app, language);
}

/** Fetches all loaded sections in another language and shows them. Resolves to false if a later choice overtook this one. */
export async function translate(messages: Messages, language: Language): Promise<boolean> {
  wanted = language;
  const names = Object.keys(messages.loaded()) as SectionName[];
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
