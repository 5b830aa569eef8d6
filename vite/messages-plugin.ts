import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { FALLBACK_LANGUAGE, LANGUAGES } from '../src/domain/languages.ts';

const VIRTUAL = /^virtual:messages(?:\/([a-z]{2,3})(?:\/([\w-]+))?)?$/;
/** What browsers show; the other files of `src/messages` are the server's. */
const FILES = ['storefront', 'staff'];

type Section = Record<string, string>;

/**
 * Serves the texts of `src/messages` to pages in small files, compiled to Lingui's runtime format, so that browsers need no parser.
 * `virtual:messages` has a table of languages, `virtual:messages/fr` one of sections, `virtual:messages/fr/cart` the texts themselves.
 * `virtual:messages/all/cart` has the texts of every language as they are written.
 */
export function messagesPlugin(root = join(import.meta.dirname, '../src/messages')): Plugin {
  const file = (language: string, name: string) => join(root, language, `${name}.json`);
  /** What one build has read, by language. */
  const read = new Map<string, Record<string, Section>>();
  const sections = (language: string): Record<string, Section> => {
    const known = read.get(language);
    if (known) return known;
    const parts = FILES.map((name) => JSON.parse(readFileSync(file(language, name), 'utf8')));
    read.set(language, Object.assign({}, ...parts));
    return sections(language);
  };
  /** What a language lacks is English (specification section 9). */
  const texts = (language: string, section: string) => ({
    ...sections(FALLBACK_LANGUAGE)[section],
    ...sections(language)[section],
  });

  return {
    name: 'servery-messages',
    buildStart: () => read.clear(),
    resolveId: (id) => (VIRTUAL.test(id) ? `\0${id}` : null),
    load(resolved) {
      const found = VIRTUAL.exec(resolved.slice(1));
      if (!found) return null;
      const [id, language, section] = found;
      for (const one of LANGUAGES) for (const name of FILES) this.addWatchFile(file(one, name));
      if (!language) return `export const languages = ${loaders(id, LANGUAGES)};`;
      if (!section) return `export const sections = ${loaders(id, Object.keys(sections(FALLBACK_LANGUAGE)))};`;
      if (language !== 'all') return `export default ${json(compiled(texts(language, section)))};`;
      const inEach = Object.fromEntries(LANGUAGES.map((one) => [one, texts(one, section)]));
      return `export const languages = ${json(inEach)};`;
    },
  };
}

/** A table of functions that load a module each. */
function loaders(parent: string, names: readonly string[]): string {
  return `{ ${names.map((name) => `${JSON.stringify(name)}: () => import('${parent}/${name}')`).join(', ')} }`;
}

function compiled(section: Section): Record<string, unknown> {
  return Object.fromEntries(Object.entries(section).map(([key, message]) => [key, compileMessage(message)]));
}

/** An expression of a value, which browsers read faster than an object's literal. */
function json(value: object): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
}
