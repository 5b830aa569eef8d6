/** Most of what a restaurant's own people may write, apart from `limits.ts`: customers' pages load that. */
export const STAFF_MAX = {
  name: 80,
  description: 2000,
  /** "30-45 minutes" in any language. */
  timeText: 60,
  /** A year with its leap day. */
  figuresDays: 366,
  /** Of the about content: a heading, a paragraph, and how many of each there are. */
  aboutLine: 160,
  aboutParagraph: 2000,
  aboutPoints: 8,
  aboutSections: 16,
  aboutValues: 12,
  highlights: 100,
  /** Under a hero slide's title, and on its button. */
  slideText: 200,
  linkText: 40,
  openingExceptions: 100,
  /** Of one day. */
  openingWindows: 4,
  /** As many as the storefront lists, and as many as are kept, those that are off the menu included. */
  shownProducts: 200,
  products: 2000,
  categories: 200,
  optionGroups: 200,
  /** Of one dish. */
  productCategories: 20,
  productOptionGroups: 20,
  /** Of one group. */
  optionValues: 40,
  /** Either way, in the restaurant's currency. */
  priceAdjustment: 1000,
  price: 100_000,
  /** That a reward costs. */
  points: 1_000_000,
  promotionUses: 1_000_000,
} as const;
