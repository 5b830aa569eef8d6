import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { LANGUAGES, type Language, LOCALES } from '../../domain/languages.ts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };
import it from './messages/it.json' with { type: 'json' };
import ja from './messages/ja.json' with { type: 'json' };
import pt from './messages/pt.json' with { type: 'json' };
import zh from './messages/zh.json' with { type: 'json' };

export type MailTextKey = keyof typeof en;
/** Returns a mail text in one language, with placeholders filled and the plural form chosen. */
export type MailTexts = (key: MailTextKey, values?: Record<string, string | number>) => string;

// Typed, so that a language which lacks a text does not compile.
const CATALOGUES: Record<Language, Record<MailTextKey, string>> = { en, pt, es, fr, de, it, zh, ja };

const texts = new Map<Language, MailTexts>(LANGUAGES.map((language) => [language, textsIn(language)]));

export function mailTexts(language: Language): MailTexts {
  return texts.get(language) as MailTexts;
}

function textsIn(language: Language): MailTexts {
  const compiled = Object.entries(CATALOGUES[language]).map(([key, message]) => [key, compileMessage(message)]);
  const messages = { [language]: Object.fromEntries(compiled) };
  const i18n = setupI18n({ locale: language, locales: LOCALES[language], messages });
  return (key, values) => i18n._(key, values);
}
