import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { LANGUAGES, type Language, LOCALES } from '../../domain/languages.ts';
import { readMessages } from '../platform/read-messages.ts';

const messages = readMessages('mail');

export type MailTextKey = keyof (typeof messages)[Language]['mail'];
/** Returns a mail text in one language, with placeholders filled and the plural form chosen. */
export type MailTexts = (key: MailTextKey, values?: Record<string, string | number>) => string;

const texts = new Map<Language, MailTexts>(LANGUAGES.map((language) => [language, textsIn(language)]));

export function mailTexts(language: Language): MailTexts {
  return texts.get(language) as MailTexts;
}

function textsIn(language: Language): MailTexts {
  const compiled = Object.entries(messages[language].mail).map(([key, message]) => [key, compileMessage(message)]);
  const i18n = setupI18n({
    locale: language,
    locales: LOCALES[language],
    messages: { [language]: Object.fromEntries(compiled) },
  });
  return (key, values) => i18n._(key, values);
}
