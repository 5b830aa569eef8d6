import { MOST_OPENINGS } from '../times/opening-windows.ts';

/** Maximum lengths and counts of what staff enter. Apart from `limits.ts`, which customers' pages load. */
export const STAFF_MAX = {
  name: 80,
  /** Name of a dish, category, option group, option or promotion. */
  itemName: 200,
  description: 2000,
  /** Millilitres or grams in one unit of a dish. */
  content: 100_000,
  /** For the sentence above the dishes of a category: two or three lines on a phone. */
  categoryDescription: 140,
  /** Beginnings of postcodes that a restaurant delivers to, and the length of each. */
  deliveryPostcodes: 200,
  postcodeBeginning: 10,
  /** Days in a leap year. */
  figuresDays: 366,
  /** Counts of one day's cash, and the words for a difference. */
  cashCounts: 50,
  settledOrders: 200,
  cashReason: 200,
  /** A courier’s photo in base64: about 140 kB. Phones make theirs smaller (`shrink-photo.ts`). */
  photoText: 190_000,
  /** For the about content: characters of a line and a paragraph, then how many points, sections and values. */
  aboutLine: 160,
  aboutParagraph: 2000,
  aboutPoints: 8,
  aboutSections: 16,
  aboutValues: 12,
  highlights: 100,
  /** For hero slides: the subtitle and the label of the button. */
  slideText: 200,
  linkText: 40,
  /** A fact such as the company's name, and a whole legal text. */
  legalFact: 200,
  legalText: 30_000,
  /** What a tax is called, and its dated rates. */
  taxLabel: 20,
  taxRates: 60,
  tillNumber: 60,
  /** Translations that are saved at once. */
  translations: 200,
  openingExceptions: 100,
  closures: 20,
  closureSentence: 300,
  /** Openings per day. */
  openingWindows: MOST_OPENINGS,
  /** Windows of a dish's or a category's hours. */
  servingWindows: 7,
  capacityRules: 20,
  /** Orders, units or deliveries of one slot. */
  slotLimit: 1000,
  unitsOfOrder: 100_000,
  /** What one of a dish takes of a slot's units. */
  units: 100,
  /** Of a dish, each business day. */
  portions: 9999,
  /** Dishes that the cart suggests beside one. */
  goesWith: 4,
  /** The menu for pickup: what costs nothing then is a mistake. */
  pickupPercentOff: 90,
  /** Deals, the lines of one, and the dishes that a line names. */
  deals: 50,
  dealLines: 8,
  dealDishes: 200,
  menuNumber: 8,
  kcal: 9999,
  /** A week. */
  noticeMinutes: 7 * 24 * 60,
  kitchenName: 30,
  cookingMinutes: 240,
  /** Inactive ones included. */
  products: 2000,
  categories: 200,
  optionGroups: 200,
  /** Per dish. */
  productCategories: 20,
  productOptionGroups: 20,
  promotionProducts: 2000,
  /** Per option group. */
  optionValues: 40,
  /** Of one option in a dish. */
  optionPieces: 9,
  /** Groups that one option opens. */
  openedGroups: 10,
  /** In the restaurant's currency, positive or negative. */
  priceAdjustment: 1000,
  price: 100_000,
  /** Sizes in which one option or dish has a price of its own. */
  sizePrices: 200,
  /** Cost of a reward. */
  points: 1_000_000,
  promotionUses: 1_000_000,
  /** What staff note about a customer, and why they grant points. */
  customerNote: 1000,
  pointsReason: 200,
  grantedPoints: 10_000,
  /** Numbers and addresses from which nothing is taken, and why. */
  blocks: 500,
  blockReason: 200,
} as const;
