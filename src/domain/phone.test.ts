import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHECKOUT_PHONE, isCheckoutPhone, isProfilePhone, PROFILE_PHONE } from './phone.ts';

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

  it('the patterns also serve an HTML input, which reads them with the v flag', () => {
    for (const pattern of [CHECKOUT_PHONE, PROFILE_PHONE]) {
      expect(new RegExp(pattern.source, 'v').test('+44 20 7946 0958')).toBe(true);
    }
  });

  it('a long hostile text is refused at once', () => {
    const started = performance.now();
    isCheckoutPhone(`${'1 '.repeat(50_000)}x`);
    isProfilePhone(`${'1 '.repeat(50_000)}x`);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
