import { describe, expect, it } from 'vitest';
import { saysAllergy } from './says-allergy.ts';

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
});
