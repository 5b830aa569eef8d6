import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PASSWORD_STRENGTHS, passwordChecklist, passwordStrength } from './password.ts';

describe('password', () => {
  it.each([
    ['', 'None'],
    ['abc', 'None'],
    ['abcdef', 'Weak'],
    ['abcdefgh', 'Medium'],
    ['abcdefg1', 'Medium'],
    ['abcdefghij1', 'Good'],
    ['abcdefg1!', 'Good'],
    ['abcdefghij1!', 'Strong'],
  ])('"%s" is %s', (password, strength) => expect(passwordStrength(password)).toBe(strength));

  it('the checklist ticks one rule after the other', () => {
    expect(passwordChecklist('abcdefgh')).toEqual({ length: true, number: false, special: false });
    expect(passwordChecklist('abcdefgh1')).toEqual({ length: true, number: true, special: false });
    expect(passwordChecklist('abcdefgh1!')).toEqual({ length: true, number: true, special: true });
  });

  it('letters of any alphabet and blanks are not special', () => {
    expect(passwordChecklist('pássword 密码').special).toBe(false);
    expect(passwordChecklist('pass_word').special).toBe(true);
  });

  it('whatever registration accepts is Good or Strong', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.constantFrom('', '1', '!', '1!'), (start, end) => {
        const password = start + end;
        const isAcceptable = Object.values(passwordChecklist(password)).every(Boolean);
        if (isAcceptable) expect(['Good', 'Strong']).toContain(passwordStrength(password));
      }),
    );
  });

  it('typing on never makes it weaker', () => {
    const rank = (password: string) => PASSWORD_STRENGTHS.indexOf(passwordStrength(password));
    fc.assert(fc.property(fc.string(), fc.string(), (start, more) => rank(start + more) >= rank(start)));
  });
});
