import { describe, expect, it } from 'vitest';
import { clashing, saysAllergy } from './says-allergy.ts';

describe('a guest’s note', () => {
  it.each([
    'NUT ALLERGY – severe',
    'No mustard: allergy',
    'Erdnussallergie!',
    'Alergia a los frutos secos',
    'Allergique aux œufs',
    'Sono celiaco, allergia al glutine',
    'そばアレルギーです',
    '对花生过敏',
    'Sou alérgico a marisco',
    'lactose intolerant',
  ])('about an allergy is told apart: %s', (note) => {
    expect(saysAllergy(note)).toBe(true);
  });

  it.each(['Ring the bell twice', 'Ohne Zwiebeln, bitte', 'Sauce à part', 'ワサビ抜きでお願いします', ''])(
    'about anything else is a note: %s',
    (note) => {
      expect(saysAllergy(note)).toBe(false);
    },
  );

  it.each([
    ['NUT ALLERGY – severe', ['nuts', 'peanuts', 'milk'], ['nuts', 'peanuts']],
    ['Allergisch gegen Nüsse', ['nuts', 'eggs'], ['nuts']],
    ['No mustard: allergy', ['mustard', 'eggs'], ['mustard']],
    ['Gluten allergy, coeliac', ['gluten', 'sesame'], ['gluten']],
    ['Alergia a los frutos secos', ['nuts', 'fish'], ['nuts']],
    ['Allergique aux œufs', ['eggs', 'celery'], ['eggs']],
    ['Sono allergica ai crostacei', ['crustaceans', 'soya'], ['crustaceans']],
    ['Sou alérgico a marisco', ['molluscs', 'crustaceans', 'milk'], ['molluscs', 'crustaceans']],
    ['小麦と卵のアレルギーです', ['gluten', 'eggs', 'fish'], ['gluten', 'eggs']],
    ['对花生过敏', ['peanuts', 'milk'], ['peanuts']],
    ['Allergy to fish. Back in ten minutes', ['nuts', 'peanuts', 'fish'], ['fish']],
    ['Extra nuts, please', ['nuts'], []],
  ] as const)('names what a dish declares: %s', (note, declared, clash) => {
    expect(clashing(note, declared)).toEqual(clash);
  });
});
