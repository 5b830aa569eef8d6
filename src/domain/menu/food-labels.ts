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

/** Which cereal and which nut, as the law wants them named: each with the allergen of which it is one. */
export const ALLERGEN_KINDS = {
  wheat: 'gluten',
  spelt: 'gluten',
  khorasan: 'gluten',
  rye: 'gluten',
  barley: 'gluten',
  oats: 'gluten',
  almonds: 'nuts',
  hazelnuts: 'nuts',
  walnuts: 'nuts',
  cashews: 'nuts',
  pecans: 'nuts',
  'brazil-nuts': 'nuts',
  pistachios: 'nuts',
  macadamias: 'nuts',
} as const satisfies Record<string, Allergen>;
export type AllergenKind = keyof typeof ALLERGEN_KINDS;
export const ALLERGEN_KIND_NAMES = Object.keys(ALLERGEN_KINDS) as [AllergenKind, ...AllergenKind[]];

/** Additives that German menus must name. Their numbers, from 1, stand on menus: the order must never change, and new ones come last. */
export const ADDITIVES = [
  'colouring',
  'preservative',
  'antioxidant',
  'flavour-enhancer',
  'sulphured',
  'blackened',
  'phosphate',
  'milk-protein',
  'caffeine',
  'quinine',
  'sweetener',
  'phenylalanine',
  'waxed',
  'taurine',
  'nitrite',
] as const;
export type Additive = (typeof ADDITIVES)[number];

/** The number by which menus name an additive. */
export function additiveNumber(additive: Additive): number {
  return ADDITIVES.indexOf(additive) + 1;
}

/** Degrees of heat. */
export const HEATS = [1, 2, 3] as const;
export type Heat = (typeof HEATS)[number];
