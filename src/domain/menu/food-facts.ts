import {
  ADDITIVES,
  type Additive,
  ALLERGEN_KIND_NAMES,
  ALLERGEN_KINDS,
  ALLERGENS,
  type Allergen,
  type AllergenKind,
} from './food-labels.ts';

/** What a dish or an option declares besides what it contains. */
export interface FoodFacts {
  /** None of the allergens is in it. Without this and without any of them, nothing is declared. */
  noAllergens: boolean;
  /** What may have got into it: cross-contact. */
  mayContain: Allergen[];
  /** Which cereals and nuts are in it. */
  allergenKinds: AllergenKind[];
  additives: Additive[];
}

export const NO_FOOD_FACTS: Readonly<FoodFacts> = {
  noAllergens: false,
  mayContain: [],
  allergenKinds: [],
  additives: [],
};

export interface Declaration extends FoodFacts {
  /** What is in it. */
  allergens: Allergen[];
}

/**
 * What is declared, without contradictions: who names the nut says that nuts are in it, what is in it need not be
 * said to get into it, and nothing is free of allergens that names one.
 */
export function settledFood(said: Readonly<Declaration>): Declaration {
  const { allergens, noAllergens, mayContain, allergenKinds, additives } = said;
  const kinds = ALLERGEN_KIND_NAMES.filter((name) => allergenKinds.includes(name));
  const contained = new Set<Allergen>([...allergens, ...kinds.map((kind) => ALLERGEN_KINDS[kind])]);
  return {
    allergens: [...contained],
    noAllergens: noAllergens && contained.size === 0,
    mayContain: ALLERGENS.filter((name) => mayContain.includes(name) && !contained.has(name)),
    allergenKinds: kinds,
    additives: ADDITIVES.filter((name) => additives.includes(name)),
  };
}

/** Whether it says which allergens are in it. What does not is never free of any. */
export function isDeclared({
  allergens,
  noAllergens,
}: {
  allergens: readonly unknown[];
  noAllergens?: boolean | undefined;
}): boolean {
  return noAllergens === true || allergens.length > 0;
}
