import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { emailField } from '../../contract/email-field.ts';
import { isWholePhone, mailboxKey, phoneKey } from './same-person.ts';

describe('a phone number', () => {
  it.each([
    ['DK', '12 34 56 78', '+45 12 34 56 78'],
    ['SE', '08-123 45 67', '+46 8 123 45 67'],
    ['BE', '02 123 45 67', '+32 2 123 45 67'],
    ['IE', '01 234 5678', '+353 1 234 5678'],
    ['DE', '08042 1234', '+49 8042 1234'],
    ['DE', '030 123', '0049 30 123'],
    ['EE', '512 3456', '+372 512 3456'],
    ['LU', '26 12 34', '+352 26 12 34'],
    ['GB', '020 7946 0000', '+44 (0)20 7946 0000'],
    ['IT', '06 1234 5678', '+39 06 1234 5678'],
    ['US', '(202) 555-0123', '1 202 555 0123'],
    ['US', '+44 20 7946 0000', '0044 20 7946 0000'],
    ['US', '+44 20 7946 0000', '011 44 20 7946 0000'],
    ['HU', '06 1 234 5678', '+36 1 234 5678'],
    ['AR', '011 15-2345-6789', '+54 9 11 2345 6789'],
    ['JP', '０３－１２３４－５６７８', '+81 3 1234 5678'],
    ['DK', '12 34 56 78', '+45 (0)12 34 56 78'],
    ['NO', '22 12 34 56', '+47 (0) 22 12 34 56'],
    ['LU', '26 12 34', '00352 26.12.34'],
    ['MX', '55 1234 5678', '+52 1 55 1234 5678'],
    ['BR', '(11) 96123-4567', '+55 11 96123-4567'],
    ['IN', '098765 43210', '+91 98765 43210'],
    ['RU', '8 (912) 345-67-89', '+7 912 345-67-89'],
    ['CN', '010 6552 9988', '+86 10 6552 9988'],
    ['AU', '(02) 7010 1234', '+61 2 7010 1234'],
    ['ZA', '021 123 4567', '+27 (0)21 123 4567'],
    ['TR', '0212 123 45 67', '+90 212 123 45 67'],
    ['IL', '03-123-4567', '+972 3-123-4567'],
    ['LI', '234 56 78', '+423 234 56 78'],
    ['SM', '0549 886377', '+378 0549 886377'],
    ['VA', '06 698 12345', '+39 06 698 12345'],
  ])('of %s is one person’s, with its country’s code or without: %s, %s', (country, one, other) => {
    expect(phoneKey(one, country)).toBe(phoneKey(other, country));
    expect(phoneKey(one, country)).toMatch(/^\+\d+$/);
  });

  it.each(getCountries())('of %s is one in every spelling that its country has', (country) => {
    const number = getExampleNumber(country, examples);
    if (!number) return;
    const [national, abroad] = [number.formatNational(), number.formatInternational()];
    const spellings = [national, abroad, number.number, abroad.replace('+', '00 '), abroad.replace(/ /g, '-')];
    expect(new Set(spellings.map((each) => phoneKey(each, country)))).toEqual(new Set([number.number]));
  });

  it('is another person’s in another country, and where the country is unknown what its digits say', () => {
    expect(phoneKey('12 34 56 78', 'DK')).not.toBe(phoneKey('+46 12 34 56 78', 'DK'));
    expect(phoneKey('0171 123', null)).toBe('171123');
    expect(phoneKey('no number', 'GB')).toBe('');
    expect([isWholePhone('0958', 'GB'), isWholePhone('020 7946 0958', 'GB')]).toEqual([false, true]);
  });
});

describe('an e-mail address', () => {
  it.each([
    ['ana+pizza@example.com', 'ana@example.com'],
    ['A.na.Silva+x@GoogleMail.com', 'anasilva@gmail.com'],
    ['ana.silva@proton.me', 'anasilva@pm.me'],
    ['ana@me.com', 'ana+1@icloud.com'],
    ['ana.silva@ya.ru', 'ana-silva+1@yandex.com'],
    ['pizza@ana.fastmail.com', 'ana+1@fastmail.com'],
    ['ana@GMAIL．com', 'a.n.a@gmail.com'],
    ['ana@EXÄMPLE.de', 'ana@exa\u0308mple.de'],
    ['ana@exämple.de', 'ana@xn--exmple-cua.de'],
    ['ａｎａ@example.com', 'ana@example.com'],
    ['ana\u200b@example.com', ' ana@example.com '],
  ])('%j reaches the mailbox of %j', (one, other) => expect(mailboxKey(one)).toBe(mailboxKey(other)));

  it.each([
    ['ana.silva@example.com', 'anasilva@example.com'],
    ['ana@example.com', 'bea@example.com'],
    ['+ana@example.com', '+bea@example.com'],
    ['ana@example.com', 'ana@example.org'],
    ['ana-silva@ya.ru', 'anasilva@ya.ru'],
    ['ana@fastmail.com', 'ana@fastmail.fm'],
    ['ana@mail.example.com', 'ana@example.com'],
  ])('%j does not reach that of %j', (one, other) => expect(mailboxKey(one)).not.toBe(mailboxKey(other)));

  it.each(['ana\u200b@example.com', 'ａｎａ@example.com', ' ana@example.com ', '\u202aana@example.com\u202c'])(
    'is taken as it was meant: %j',
    (typed) => expect(emailField.parse(typed)).toBe('ana@example.com'),
  );
});
