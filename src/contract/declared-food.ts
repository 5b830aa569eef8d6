import * as z from 'zod/mini';
import { ADDITIVES, ALLERGEN_KIND_NAMES, ALLERGENS } from '../domain/menu/food-labels.ts';

/** What customers read of a dish or an option besides its allergens, each where the restaurant has said so. Labels are in the answer's language. */
export const declaredFood = {
  /** None of the allergens is in it; without this and without `allergens`, none are declared: it is free of nothing. */
  noAllergens: z.optional(z.literal(true)),
  /** What may have got into it: cross-contact. `mayContainCodes` has the stable names. */
  mayContain: z.optional(z.array(z.string())),
  mayContainCodes: z.optional(z.array(z.enum(ALLERGENS))),
  /** Which cereals and nuts are in it. */
  allergenKinds: z.optional(z.array(z.string())),
  /** With the numbers by which menus name them. */
  additives: z.optional(z.array(z.object({ number: z.int(), name: z.string() }))),
};

/** The same as staff read it. */
export const staffFood = {
  noAllergens: z.boolean(),
  mayContain: z.array(z.enum(ALLERGENS)),
  allergenKinds: z.array(z.enum(ALLERGEN_KIND_NAMES)),
  additives: z.array(z.enum(ADDITIVES)),
};

/** As staff send it: what is missing stays as it is; of something new, nothing is declared. */
export const staffFoodInput = {
  noAllergens: z.optional(staffFood.noAllergens),
  mayContain: z.optional(staffFood.mayContain),
  allergenKinds: z.optional(staffFood.allergenKinds),
  additives: z.optional(staffFood.additives),
};
