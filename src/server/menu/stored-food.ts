import { type Declaration, type FoodFacts, NO_FOOD_FACTS, settledFood } from '../../domain/menu/food-facts.ts';
import type { Allergen } from '../../domain/menu/food-labels.ts';
import { fromJson, toJson } from '../platform/database/json-columns.ts';
import type { JsonOf } from '../platform/tables/columns.ts';

interface FoodColumns {
  allergens: JsonOf<Allergen[]>;
  /** null: nothing besides. */
  food: JsonOf<FoodFacts> | null;
}

type Said = { [Name in keyof Declaration]?: Declaration[Name] | undefined };

/** What is declared, as columns have it. What is not said stays as it was `before`. */
export function foodColumns(said: Said, before: Said = {}): FoodColumns {
  const { allergens, ...facts } = settledFood({
    allergens: said.allergens ?? before.allergens ?? [],
    noAllergens: said.noAllergens ?? before.noAllergens ?? false,
    mayContain: said.mayContain ?? before.mayContain ?? [],
    allergenKinds: said.allergenKinds ?? before.allergenKinds ?? [],
    additives: said.additives ?? before.additives ?? [],
  });
  const { noAllergens, mayContain, allergenKinds, additives } = facts;
  const isSaid = noAllergens || mayContain.length + allergenKinds.length + additives.length > 0;
  return { allergens: toJson(allergens), food: isSaid ? toJson(facts) : null };
}

export function foodOf({ allergens, food }: FoodColumns): Declaration {
  return { allergens: fromJson(allergens), ...(fromJson(food) ?? structuredClone(NO_FOOD_FACTS)) };
}
