import { globSync, readdirSync, readFileSync } from 'node:fs';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, LOCALES } from '../../src/domain/languages.ts';
import { ORDER_TYPE, ORDER_TYPES } from '../../src/domain/orders/order-types.ts';
import { allMessages, MESSAGE_FILES, readMessageFile } from '../support/message-files.ts';

/** Sections whose keys are words of the contract or the domain, such as the names of checks, allergens and weekdays. */
const NAMED_ANYWHERE = ['fields', 'staff-fields', 'foods', 'food-facts', 'safe-mode', 'shell'];

const sources = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .map((file) => {
    const text = readFileSync(file, 'utf8');
    const words = text.matchAll(/['"`]([\w.-]+)['"`]|\.(\w+)|(\w+):/g);
    const prefixes = [...text.matchAll(/`([\w.]*)\$\{/g)].map(([, path = '']) => path.split('.').at(-1) ?? '');
    return {
      file,
      text,
      words: new Set([...words].map(([, quoted, member, property]) => quoted ?? member ?? property)),
      prefixes: prefixes.filter(Boolean),
    };
  });
type Source = (typeof sources)[number];

interface Argument {
  name: string;
  /** Of a plural, its forms; null: it is none. */
  plural: string[] | null;
}

/** A message's arguments, those inside plurals and selects included. */
function argumentsOf(message: string): Argument[] {
  return inside(compileMessage(message));
}

function inside(compiled: unknown): Argument[] {
  if (!Array.isArray(compiled)) return [];
  return compiled.flatMap((token: unknown) => {
    if (!Array.isArray(token)) return [];
    const [name, kind, forms] = token as [string, string?, unknown?];
    const named = typeof forms === 'object' && forms !== null ? forms : {};
    const plural = kind === 'plural' ? Object.keys(named).filter((form) => form !== 'offset') : null;
    return [{ name, plural }, ...Object.values(named).flatMap(inside)];
  });
}

const names = (message: string) => [...new Set(argumentsOf(message).map(({ name }) => name))].sort();

/** The plural forms of a language. "Many" is of millions, in Romance languages, and written as others are. */
function formsOf(language: keyof typeof LOCALES): string[] {
  const { pluralCategories } = new Intl.PluralRules(LOCALES[language]).resolvedOptions();
  return pluralCategories.filter((form) => form !== 'many');
}

test('texts stand in a folder a language, and nowhere else', () => {
  expect(
    readdirSync('src/messages')
      .filter((name) => name !== 'README.md')
      .sort(),
  ).toEqual([...LANGUAGES].sort());
  for (const language of LANGUAGES) {
    expect(readdirSync(`src/messages/${language}`).sort()).toEqual(MESSAGE_FILES.map((file) => `${file}.json`).sort());
  }
  expect(globSync(`src/**/{${LANGUAGES.join(',')}}.json`)).toEqual([]);
});

test('no sentence stands in several languages in TypeScript', () => {
  const wording = new RegExp(`\\b(?:${LANGUAGES.join('|')}): (['"\`])(.*?)\\1`, 'g');
  const isSentence = (text: string) => /\p{L}/u.test(text) && (/\P{ASCII}/u.test(text) || /\p{L} /u.test(text));
  const found = sources.flatMap(({ file, text }) =>
    [...text.matchAll(wording)].filter((match) => isSentence(match[2] ?? '')).map((match) => `${file}: ${match[0]}`),
  );
  expect(found).toEqual([]);
});

test('no section of two files has one name', () => {
  const sections = MESSAGE_FILES.flatMap((file) => Object.keys(readMessageFile('en', file)));
  expect(sections.filter((name, index) => sections.indexOf(name) !== index)).toEqual([]);
});

// Who speaks to the page says what stands on the button (WCAG 2.5.3).
test.each(LANGUAGES)('in %s what a button is called contains what it shows', (language) => {
  const messages = allMessages(language);
  for (const [shown, called] of [
    ['promotions.see_items', 'promotions.see_items_of'],
    ['promotions.apply', 'promotions.apply_of'],
    ['promotions.applied', 'promotions.take_back_of'],
    ['checkout.redeem', 'checkout.redeem_reward'],
    ['domains.make_primary', 'domains.make_primary_of'],
  ] as const) {
    expect(messages[called]?.toLowerCase(), called).toContain(messages[shown]?.toLowerCase());
  }
});

test.each(LANGUAGES)('in %s a sentence that sends to a button names what stands on it', (language) => {
  const messages = allMessages(language);
  for (const [button, sentence] of [
    ['checkout.place_order', 'checkout.unanswered'],
    ['menu-editor.removed', 'menu-editor.remove_dish_text'],
  ] as const) {
    expect(messages[sentence], sentence).toContain(messages[button]);
  }
});

test.each(LANGUAGES)('in %s what the server says has plain placeholders, which are all that it fills', (language) => {
  const messages = Object.values(allMessages(language, ['server']));
  expect(messages.filter((message) => /[{}]/.test(message.replace(/\{\w+\}/g, '')))).toEqual([]);
});

describe.each(MESSAGE_FILES)('%s.json', (file) => {
  const english = allMessages('en', [file]);

  test.each(LANGUAGES)('%s has every key, none empty, none besides, with the same placeholders', (language) => {
    const messages = allMessages(language, [file]);
    expect(Object.keys(messages).sort()).toEqual(Object.keys(english).sort());
    for (const [key, message] of Object.entries(messages)) {
      expect(message.trim(), key).not.toBe('');
      expect(names(message), key).toEqual(names(english[key] ?? ''));
    }
  });

  test.each(LANGUAGES)('%s counts in its own plural forms wherever English counts', (language) => {
    const forms = formsOf(language);
    for (const [key, message] of Object.entries(allMessages(language, [file]))) {
      const plurals = argumentsOf(message).flatMap(({ plural }) => (plural ? [plural] : []));
      for (const plural of plurals) {
        const written = plural.filter((form) => !/^=?\d+$/.test(form)).sort();
        // One form is enough where all are alike.
        expect(written.length === 1 ? ['other'] : [...forms].sort(), key).toEqual(written);
      }
      const counted = argumentsOf(english[key] ?? '').filter(({ plural }) => plural);
      if (forms.length > 1) expect(plurals.length > 0, key).toBe(counted.length > 0);
    }
  });

  test('every key is used', () => {
    const unused = Object.keys(english).filter((id) => {
      const [section = '', key = ''] = id.split('.');
      const isNamedAnywhere = NAMED_ANYWHERE.includes(section) || file === 'server' || file === 'mail';
      return !sources.some((source) => (isNamedAnywhere || isAbout(source, section)) && isNamed(source, section, key));
    });
    expect(unused).toEqual([]);
  });
});

/** Whether a file may use a section: it names it. */
function isAbout({ text }: Source, section: string): boolean {
  return [`'${section}'`, `.${section}`, `/${section}`, `\`${section}.`].some((form) => text.includes(form));
}

/** Keys that stand in the table of order types. */
const TYPES: string[] = [...ORDER_TYPES, ...ORDER_TYPES.map((type) => ORDER_TYPE[type].word)];

/** Whether a file names a key, as itself, by the table of order types, or built from a prefix such as `day_${weekday}`. */
function isNamed({ text, words, prefixes }: Source, section: string, key: string): boolean {
  if (TYPES.includes(key) && text.includes('ORDER_TYPE')) return true;
  return words.has(key) || words.has(`${section}.${key}`) || prefixes.some((prefix) => key.startsWith(prefix));
}
