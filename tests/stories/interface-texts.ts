import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Language } from '../../src/domain/languages.ts';
import { allMessages } from '../support/message-files.ts';

/** Every text of the interface, by language, as patterns that a text on screen may match. */
export interface InterfaceTexts {
  /** Whether a text on a page in another language is an English one that was not translated. */
  isLeftover(text: string, language: Language): boolean;
}

/** Shorter texts, such as "to" or "{count}", would match in any language. */
const MIN_LETTERS = 3;

export function readInterfaceTexts(): InterfaceTexts {
  const catalogues = new Map<Language, Catalogue>();
  const catalogue = (language: Language) => {
    const known = catalogues.get(language) ?? readCatalogue(language);
    catalogues.set(language, known);
    return known;
  };
  return {
    isLeftover: (text, language) => has(catalogue('en'), text) && !has(catalogue(language), text),
  };
}

interface Catalogue {
  plain: Set<string>;
  patterns: RegExp[];
}

function has({ plain, patterns }: Catalogue, text: string): boolean {
  return plain.has(text) || patterns.some((pattern) => pattern.test(text));
}

function readCatalogue(language: Language): Catalogue {
  const plain = new Set<string>();
  const patterns: RegExp[] = [];
  for (const message of Object.values(allMessages(language, ['storefront', 'staff']))) {
    const pattern = patternOf(compileMessage(message));
    if (language === 'en' && pattern.replace(/[^\p{L}]/gu, '').length < MIN_LETTERS) continue;
    if (message.includes('{')) patterns.push(new RegExp(`^${pattern}$`, 's'));
    else plain.add(message);
  }
  return { plain, patterns };
}

type Compiled = ReturnType<typeof compileMessage>;

function patternOf(compiled: Compiled): string {
  if (typeof compiled === 'string') return literal(compiled);
  return compiled.map((token) => (typeof token === 'string' ? literal(token) : patternOfArgument(token[2]))).join('');
}

/** `forms`: the forms of a plural or select, by name. */
function patternOfArgument(forms: unknown): string {
  if (typeof forms !== 'object' || forms === null) return '.+';
  const texts = Object.values(forms as Record<string, Compiled | undefined>).filter((form) => form !== undefined);
  return `(?:${texts.map(patternOf).join('|')})`;
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/#/g, '[\\d.,]+');
}
