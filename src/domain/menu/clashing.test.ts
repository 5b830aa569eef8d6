import { expect, it } from 'vitest';
import { clashing, namedAllergens } from './clashing.ts';

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

it.each([
  ['NUT ALLERGY – severe', ['nuts', 'peanuts']],
  ['Allergic to kiwi', []],
] as const)('says which of them a note is about, or that nobody can tell: %s', (note, named) => {
  expect(namedAllergens(note)).toEqual(named);
});
