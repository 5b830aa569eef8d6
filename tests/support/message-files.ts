import { readFileSync } from 'node:fs';

/** One section of texts: by key, the message as it is written. */
export type Messages = Record<string, string>;

export const MESSAGE_FILES = ['storefront', 'staff', 'server', 'mail'] as const;
export type MessageFile = (typeof MESSAGE_FILES)[number];

/** One file of `src/messages`, by section. */
export function readMessageFile(language: string, file: MessageFile): Record<string, Messages> {
  return JSON.parse(readFileSync(`src/messages/${language}/${file}.json`, 'utf8'));
}

/** The messages of some files by `section.key`. */
export function allMessages(language: string, files: readonly MessageFile[] = MESSAGE_FILES): Messages {
  const sections = files.flatMap((file) => Object.entries(readMessageFile(language, file)));
  return Object.fromEntries(
    sections.flatMap(([section, messages]) =>
      Object.entries(messages).map(([key, message]) => [`${section}.${key}`, message]),
    ),
  );
}
