import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/domain/languages.ts';
import { allMessages, type MessageFile } from '../support/message-files.ts';

/** What a customer reads: the storefront, the sentences of its forms and its mails. */
const CUSTOMERS: MessageFile[] = ['storefront', 'mail'];

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
    const english = allMessages('en', CUSTOMERS);
    for (const [key, text] of Object.entries(allMessages(language, CUSTOMERS))) {
      const meaning = plain(english[key] ?? '');
      if (OF_TWO_MEANINGS.includes(meaning)) continue;
      const ways = said.get(meaning) ?? new Map<string, string[]>();
      ways.set(plain(text), [...(ways.get(plain(text)) ?? []), key]);
      said.set(meaning, ways);
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
  expect(Object.entries(allMessages(language, CUSTOMERS)).filter(isFound(word))).toEqual([]);
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
  expect(Object.entries(allMessages(language)).filter(isFound(word))).toEqual([]);
});

test.each([
  ['pt', /\.\.\.|[«»]/],
  ['zh', /\.\.\./],
  ['ja', /\.\.\./],
])('in %s dots and quotation marks are those of its other texts, not %s', (language, sign) => {
  const texts = Object.values(allMessages(language));
  expect(texts.filter((text) => sign.test(text))).toEqual([]);
});

test('in French what ends with two signs keeps them on its line: no space before them can break', () => {
  expect(Object.values(allMessages('fr')).filter((text) => / [:;?!»]|« /.test(text))).toEqual([]);
});

test('in the files of restaurants an amount stays on the line of its sign', () => {
  const broken = globSync('restaurants/*.json').flatMap(
    (file) => readFileSync(file, 'utf8').match(/.*\d [%£€].*/g) ?? [],
  );
  expect(broken).toEqual([]);
});

test('the number of an order stays on the line of its sign', () => {
  const texts = LANGUAGES.flatMap((language) => Object.values(allMessages(language, CUSTOMERS)));
  expect(texts.filter((text) => /(?:^|\s)(?:n°|n\.º?|Nr\.) \{/.test(text))).toEqual([]);
});

function isFound(word: RegExp) {
  return ([key, text]: [string, string]) => word.test(text) && !/^shell\.(?:open|close|site|account)_menu$/.test(key);
}
