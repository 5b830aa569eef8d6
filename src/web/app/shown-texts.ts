import type { Catalogue, Section } from '../messages/sections.ts';
import type { Messages } from './i18n.ts';

/** Shown when a failed call's answer has no message, which may happen before the remaining texts are loaded. */
const ALWAYS = ['shell.error_occurred'];

/** Notes from now on which texts are read. The function that it returns answers those texts, by section, for the document to carry. */
export function recordShownTexts(messages: Messages): () => Partial<Record<Section, Catalogue>> {
  const { i18n } = messages;
  const shown = new Set<string>(ALWAYS);
  const translate = i18n._.bind(i18n) as (...read: unknown[]) => string;
  i18n._ = (...read: unknown[]) => {
    shown.add(String(read[0]));
    return translate(...read);
  };
  return () =>
    Object.fromEntries(
      Object.entries(messages.loaded()).map(([section, catalogue]) => [
        section,
        Object.fromEntries(Object.entries(catalogue).filter(([key]) => shown.has(`${section}.${key}`))),
      ]),
    );
}
