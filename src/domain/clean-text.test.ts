import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from './clean-text.ts';
import { plainCode } from './menu/coupon-code.ts';
import { searchKey } from './search-key.ts';

describe('text as it was meant', () => {
  it.each([
    ['１２３ＡＢＣ', '123ABC'],
    ['٠١٢٣٤٥٦٧٨٩ ۰۹ ०९', '0123456789 09 09'],
    ['a\u200b\u202db\ufeff', 'ab'],
    ['a \u2013\u2212\uff0d b', 'a --- b'],
    ['\u00a0a\u2009\t b ', 'a b'],
  ])('%j is %j', (typed, plain) => expect(plainText(typed)).toBe(plain));

  it('is the same when it is read again', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => plainText(plainText(text)) === plainText(text)));
  });

  it.each([' ten10 ', 'TEN-10', 'ＴＥＮ１０', 'ten 10', '“TEN10”', 'TEN\u201310', '\u200eTEN10'])(
    'the code %j is TEN10',
    (typed) => expect(plainCode(typed)).toBe('TEN10'),
  );
});

describe('a search', () => {
  it.each([
    ["Shepherd's Pie", 'shepherd\u2019s'],
    ['Shepherd\u2019s Pie', "shepherd's pie"],
    ['Shepherd\u2019s Pie', 'shepherds'],
    ['Süßkartoffel', 'susskartoffel'],
    ['GROẞE Brezel', 'grosse'],
    ['Smørrebrød', 'smorrebrod'],
    ['Crème brûlée', 'creme brulee'],
    ['Bœuf bourguignon', 'boeuf'],
    ['Æbleskiver', 'aebleskiver'],
    ['Pączki z różą, żółty łosoś', 'zolty losos'],
    ['Bánh mì đặc biệt', 'banh mi dac biet'],
    ['Ispanaklı pide', 'ispanakli'],
    ['İskender', 'iskender'],
    ['Jalapen\u0303o', 'jalapeño'],
    ['ｶﾂｶﾚｰ', 'カツカレー'],
    ['Spring\u2011roll', 'spring roll'],
    ['Μουσακάς', 'μουσακας'],
  ])('finds %s by %s', (dish, typed) => expect(searchKey(dish)).toContain(searchKey(typed)));

  it('knows the difference between other words', () => {
    expect(searchKey('Pie')).not.toContain(searchKey('pizza'));
  });
});
