/** The fourteen allergens that must be declared in the EU and the UK (Regulation 1169/2011, annex II). */
export const ALLERGENS = [
  'celery',
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'lupin',
  'milk',
  'molluscs',
  'mustard',
  'nuts',
  'peanuts',
  'sesame',
  'soya',
  'sulphites',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

export const DIETARY_LABELS = ['vegetarian', 'vegan', 'gluten-free', 'dairy-free', 'spicy', 'alcohol'] as const;
export type DietaryLabel = (typeof DIETARY_LABELS)[number];
