import { readdirSync, readFileSync } from 'node:fs';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/domain/languages.ts';
import { sourceFiles } from '../support/source-files.ts';

type Messages = Record<string, string>;
const read = (file: string): Messages => JSON.parse(readFileSync(file, 'utf8'));

const sections = [
  ...readdirSync('src/web/messages', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => ({ section: entry.name, dir: `src/web/messages/${entry.name}` })),
  { section: 'fields', dir: 'src/contract/field-messages' },
  { section: 'staff-fields', dir: 'src/contract/staff-field-messages' },
  { section: 'mail', dir: 'src/server/mail/messages' },
];

const code = sourceFiles('src/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** The names of a compiled message's arguments, those inside plurals and selects included. */
function argumentsOf(compiled: unknown): string[] {
  if (!Array.isArray(compiled)) return [];
  return compiled.flatMap((token: unknown) => {
    if (!Array.isArray(token)) return [];
    const [name, , forms] = token as [string, string?, unknown?];
    const inside = typeof forms === 'object' && forms !== null ? Object.values(forms).flatMap(argumentsOf) : [];
    return [name, ...inside];
  });
}

const placeholders = (message: string) => [...new Set(argumentsOf(compileMessage(message)))].sort();

test.each(LANGUAGES)('%s is found by the browser', (language) => {
  expect(readFileSync(`src/web/messages/load-${language}.ts`, 'utf8')).toContain(`'./*/${language}.json'`);
});

// Who speaks to the page says what stands on the button (WCAG 2.5.3).
test.each(LANGUAGES)('in %s what a button is called contains what it shows', (language) => {
  for (const [section, shown, called] of [
    ['promotions', 'see_items', 'see_items_of'],
    ['promotions', 'apply', 'apply_of'],
    ['promotions', 'applied', 'take_back_of'],
    ['checkout', 'redeem', 'redeem_reward'],
    ['domains', 'make_primary', 'make_primary_of'],
  ] as const) {
    const messages = read(`src/web/messages/${section}/${language}.json`);
    expect(messages[called]?.toLowerCase(), `${section}.${called}`).toContain(messages[shown]?.toLowerCase());
  }
});

test.each(LANGUAGES)('in %s a sentence that sends to a button names what stands on it', (language) => {
  for (const [section, button, sentence] of [
    ['checkout', 'place_order', 'unanswered'],
    ['menu-editor', 'removed', 'remove_dish_text'],
  ] as const) {
    const messages = read(`src/web/messages/${section}/${language}.json`);
    expect(messages[sentence], `${section}.${sentence}`).toContain(messages[button]);
  }
});

describe.each(sections)('messages of $section', ({ dir, section }) => {
  const english = read(`${dir}/en.json`);

  test.each(LANGUAGES)('%s has every key, none empty, none besides, with the same placeholders', (language) => {
    const messages = read(`${dir}/${language}.json`);
    expect(Object.keys(messages).sort()).toEqual(Object.keys(english).sort());
    for (const [key, message] of Object.entries(messages)) {
      expect(message.trim(), key).not.toBe('');
      expect(placeholders(message), key).toEqual(placeholders(english[key] ?? ''));
    }
  });

  test('every key is used', () => {
    // A key is named in the code as itself, or built from a prefix such as `day_${weekday}`.
    const prefixes = [...code.matchAll(/`([\w.]*)\$\{/g)]
      .map((match) => (match[1] ?? '').split('.').at(-1))
      .filter(Boolean) as string[];
    const isUsed = (key: string) => {
      const named = [`'${key}'`, `"${key}"`, `\`${key}\``, `${section}.${key}`, `.${key}`, `${key}:`].some((form) =>
        code.includes(form),
      );
      return (
        named || prefixes.some((prefix) => key.startsWith(prefix)) || section === 'fields' || section === 'statuses'
      );
    };
    expect(Object.keys(english).filter((key) => !isUsed(key))).toEqual([]);
  });
});
