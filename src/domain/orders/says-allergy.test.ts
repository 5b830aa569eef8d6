import { describe, expect, it } from 'vitest';
import { namesFood, saysAllergy } from './says-allergy.ts';

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

  it('names the dish’s allergen in one number or the other', () => {
    expect(namesFood('NUT ALLERGY – severe', 'Nuts')).toBe(true);
    expect(namesFood('Allergisch gegen Nuss', 'Nüsse')).toBe(true);
    expect(namesFood('No mustard: allergy', 'Mustard')).toBe(true);
    expect(namesFood('No mustard: allergy', 'Eggs')).toBe(false);
  });
});
