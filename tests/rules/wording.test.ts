import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/domain/languages.ts';
import { pageRoutes } from '../../src/web/routes.ts';
import { sourceFiles } from '../support/source-files.ts';

type Messages = Record<string, string>;

/** What a customer reads: the storefront's sections, the sentences of its forms and its mails. */
const folders = [
  ...new Set(['shell', ...pageRoutes.flatMap(({ messages }) => messages)].filter((section) => section !== 'fields')),
]
  .map((section) => `src/web/messages/${section}`)
  .concat('src/contract/field-messages', 'src/server/mail/messages');

/** The same in English, but not the same thing, or not the same part of a sentence. */
const OF_TWO_MEANINGS = [
  'apply', // a code, an offer, a filter
  'clear cart', // what a button does, and a question
  'create account',
  'deliver to',
  'failed', // an order, a payment
  'failed to update profile',
  'placed', // an order's state, and a date's heading
  'remove {name}', // a dish, an offer
  'sign in', // a page's title, and what its button does
  'status',
  'terms & conditions', // in a sentence, and short in the footer
  'time', // how long it takes, and of day
  'you’re offline', // in the title, and as a sentence
  'your order',
  '{count, plural, one {# item} other {# items}}',
];

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll("'", '’')
    .replace(/^[¡¿]|[\s.…!?！？。:：]+$/g, '')
    .trim();

describe.each(LANGUAGES.filter((language) => language !== 'en'))('in %s', (language) => {
  test('what English says in the same words is said in the same words', () => {
    const said = new Map<string, Map<string, string[]>>();
    for (const folder of folders) {
      const english = read(`${folder}/en.json`);
      for (const [key, text] of Object.entries(read(`${folder}/${language}.json`))) {
        const meaning = plain(english[key] ?? '');
        if (OF_TWO_MEANINGS.includes(meaning)) continue;
        const ways = said.get(meaning) ?? new Map<string, string[]>();
        ways.set(plain(text), [...(ways.get(plain(text)) ?? []), `${folder}: ${key}`]);
        said.set(meaning, ways);
      }
    }
    expect([...said].filter(([, ways]) => ways.size > 1)).toEqual([]);
  });
});

/** The list of dishes has one name; the shell also names the menu of the site. */
test.each([
  ['pt', /\bementa\b|\brecolha\b|\bcheckout\b/i],
  ['es', /\bmenús?\b/i],
  ['fr', /\bmenus?\b/i],
  ['zh', /外送|运费|折扣|付款方式/],
  ['ja', /テイクアウト|配送|クーポン|キャンペーン/],
])('in %s no word comes back that was given up for another one: %s', (language, word) => {
  const found = folders
    .flatMap((folder) => Object.entries(read(`${folder}/${language}.json`)))
    .filter(([key, text]) => word.test(text) && !/^(?:open|close|site|account)_menu$/.test(key));
  expect(found).toEqual([]);
});

/** What staff read, too. A menu with a slash before it is a page's address. */
test.each([
  ['en', /e-mail/i],
  ['pt', /\bementa\b/i],
  ['es', /\bvaloraci|métodos? de pago|acerca de$/i],
  ['it', /(?<!\/)\bmenu\b|diapositiv|\bpersonale\b/i],
  ['zh', /外送|付款方式|售完|（可选）/],
  ['ja', /キャンペーン|リワード|売り切れ設定|カテゴリ(?!ー)/],
])('in %s no text for anybody uses a word that was given up for another one: %s', (language, word) => {
  const found = globSync('src/**/en.json')
    .flatMap((file) => Object.entries(read(`${dirname(file)}/${language}.json`)))
    .filter(([key, text]) => word.test(text) && !/^(?:open|close|site|account)_menu$/.test(key));
  expect(found).toEqual([]);
});

test.each([
  ['pt', /\.\.\.|[«»]/],
  ['zh', /\.\.\./],
  ['ja', /\.\.\./],
])('in %s dots and quotation marks are those of its other texts, not %s', (language, sign) => {
  const texts = globSync(`src/**/${language}.json`).flatMap((file) => Object.values(read(file)));
  expect(texts.filter((text) => sign.test(text))).toEqual([]);
});

test('in French what ends with two signs keeps them on its line: no space before them can break', () => {
  const texts = globSync('src/**/fr.json').flatMap((file) => Object.values(read(file)));
  const sentences = sourceFiles('src/server/**/*.ts').flatMap(
    (file) => readFileSync(file, 'utf8').match(/^\s+fr: (['"]).*\1,$/gm) ?? [],
  );
  expect([...texts, ...sentences].filter((text) => / [:;?!»]|« /.test(text))).toEqual([]);
});

test('in the files of restaurants an amount stays on the line of its sign', () => {
  const broken = globSync('restaurants/*.json').flatMap(
    (file) => readFileSync(file, 'utf8').match(/.*\d [%£€].*/g) ?? [],
  );
  expect(broken).toEqual([]);
});

test('the number of an order stays on the line of its sign', () => {
  const texts = folders.flatMap((folder) =>
    LANGUAGES.flatMap((language) => Object.values(read(`${folder}/${language}.json`))),
  );
  expect(texts.filter((text) => /(?:^|\s)(?:n°|n\.º?|Nr\.) \{/.test(text))).toEqual([]);
});

function read(file: string): Messages {
  return JSON.parse(readFileSync(file, 'utf8'));
}
