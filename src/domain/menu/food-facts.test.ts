import { describe, expect, it } from 'vitest';
import { isDeclared, NO_FOOD_FACTS, settledFood } from './food-facts.ts';

const nothing = { ...structuredClone(NO_FOOD_FACTS), allergens: [] };

describe('what a dish declares', () => {
  it('has nuts in it if it names one', () => {
    expect(settledFood({ ...nothing, allergenKinds: ['walnuts', 'wheat'] })).toMatchObject({
      allergens: ['gluten', 'nuts'],
      allergenKinds: ['wheat', 'walnuts'],
    });
  });

  it('is not free of allergens as soon as it names one', () => {
    expect(settledFood({ ...nothing, noAllergens: true, allergens: ['milk'] }).noAllergens).toBe(false);
    expect(settledFood({ ...nothing, noAllergens: true, allergenKinds: ['rye'] }).noAllergens).toBe(false);
    expect(settledFood({ ...nothing, noAllergens: true, mayContain: ['milk'] }).noAllergens).toBe(true);
  });

  it('may not contain what it contains', () => {
    expect(settledFood({ ...nothing, allergens: ['milk'], mayContain: ['nuts', 'milk'] }).mayContain).toEqual(['nuts']);
  });

  it('says nothing of allergens unless it names one or says that there are none', () => {
    expect([nothing, { ...nothing, noAllergens: true }, { ...nothing, allergens: ['fish'] }].map(isDeclared)).toEqual([
      false,
      true,
      true,
    ]);
  });
});
