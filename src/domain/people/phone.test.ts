import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCheckoutPhone, isProfilePhone, plainPhone } from './phone.ts';

const NUMBERS = [
  '+44 20 7946 0958',
  '+44 (0)20 7946 0958',
  '(020) 79460958',
  '07700 900123',
  '07700-900-123',
  '7946095',
  '+351 912 345 678',
  '+33 6 12 34 56 78',
  '  020 7946 0958 ',
];

describe('phone', () => {
  it.each(NUMBERS)('%s is a contact phone, and can be saved', (number) => {
    expect(isCheckoutPhone(number)).toBe(true);
    expect(isProfilePhone(number)).toBe(true);
  });

  it.each(['', 'abc', 'abcdefg', '123', '794609', '-------', '1234567890123456', '+44 20 7946 0958 ext 2'])(
    '"%s" is neither',
    (number) => {
      expect(isCheckoutPhone(number)).toBe(false);
      expect(isProfilePhone(number)).toBe(false);
    },
  );

  it('a profile phone has 7 to 15 digits', () => {
    const lengths = Array.from({ length: 20 }, (_, n) => n).filter((n) => isProfilePhone('1'.repeat(n)));
    expect(lengths).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15]);
  });

  it('every contact phone can be saved in the profile', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?\d{0,3} ?\(?\d{0,4}\)?[ -]{0,2}[\d -]{5,14}$/), (number) => {
        fc.pre(isCheckoutPhone(number));
        expect(isProfilePhone(number)).toBe(true);
      }),
    );
  });

  it.each([
    ['01.23.45.67.89', '01 23 45 67 89'],
    ['\u200e+44 7700 900123', '+44 7700 900123'],
    ['+44\u200b7700900123', '+447700900123'],
    ['07700\u2013900123', '07700-900123'],
    ['07700 \u2013 900 123', '07700-900 123'],
    ['\u202d+44 7700 900123\u202c', '+44 7700 900123'],
    ['+44\u00a07700\u00a0900123', '+44 7700 900123'],
    ['030/123 45 67', '030 123 45 67'],
    ['(030) / 123-4567', '(030) 123-4567'],
    ['+49 (0)30 \u00b7 1234567', '+49 (0)30 1234567'],
    ['０３－１２３４－５６７８', '03-1234-5678'],
    ['０９０ー１２３４ー５６７８', '090-1234-5678'],
    ['+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', '+966 50 123 4567'],
    ['\uff0b81 3 1234 5678', '+81 3 1234 5678'],
    ['tel:+447700900123', '+447700900123'],
    ['+1 [212] 555.0100', '+1 (212) 555 0100'],
  ])('%j is %j, wherever it was copied', (typed, plain) => {
    expect(plainPhone(typed)).toBe(plain);
    expect([isCheckoutPhone(typed), isProfilePhone(typed)]).toEqual([true, true]);
  });

  it.each(['mob 07700 900123', '07700 900123 or 4', '1.2', '+44 7700 900123; 07700 900124', '07700,900123x'])(
    'refuses %s',
    (typed) => expect([isCheckoutPhone(typed), isProfilePhone(typed)]).toEqual([false, false]),
  );

  it('a number without such signs stays as it is', () => {
    for (const number of NUMBERS) expect(plainPhone(number)).toBe(number.trim());
  });

  it('a long hostile text is refused at once', () => {
    const started = performance.now();
    isCheckoutPhone(`${'1 '.repeat(50_000)}x`);
    isProfilePhone(`${'1 '.repeat(50_000)}x`);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
