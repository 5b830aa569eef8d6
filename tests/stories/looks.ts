import type { Language } from '../../src/domain/languages.ts';
import { allMessages } from '../support/message-files.ts';

interface Look {
  width: number;
  language: Language;
  /** What the browser asks for. */
  locale: string;
}

/** How the longest ways through the pages are walked: on a desktop and on a phone, in two scripts. Both modes are looked at on the way. */
export const LOOKS: readonly Look[] = [
  { width: 1440, language: 'en', locale: 'en-GB' },
  { width: 390, language: 'ja', locale: 'ja-JP' },
];

/** The settings of a browser that looks so. */
export function browserOf({ width, locale }: Look) {
  return { viewport: { width, height: 900 }, locale };
}

/** Answers the texts of the interface by `section.key`; one with values matches whatever they are. */
export function wordsOf({ language }: Look): (key: string) => string | RegExp {
  const messages = allMessages(language, ['storefront', 'staff']);
  return (key) => {
    const message = messages[key];
    if (message === undefined) throw new Error(`there is no text ${key}`);
    if (!message.includes('{')) return message;
    const parts = message.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return new RegExp(parts.join('.+'));
  };
}
