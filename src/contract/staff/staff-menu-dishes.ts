import * as z from 'zod/mini';
import { ALLERGENS, DIETARY_LABELS, HEATS } from '../../domain/menu/food-labels.ts';
import { HALF_RULES } from '../../domain/menu/half-rules.ts';
import { CONTENT_UNITS } from '../../domain/menu/unit-price.ts';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import { staffFood, staffFoodInput } from '../declared-food.ts';
import { servingHours } from '../hours-of-dishes.ts';
import { content } from '../menu.ts';
import { amount, bySize, id, image } from '../primitives.ts';
import { line, lines } from '../texts.ts';
import { dishAvailability } from './staff-availability.ts';
import { ids, minimumAge, price, pricesBySize } from './staff-menu-primitives.ts';
import { servingHoursInput } from './staff-serving-hours.ts';
import { staffText, staffTextInput } from './staff-texts.ts';
import { expectedVersion, version, versionIfKnown } from './staff-versions.ts';

/** Two halves of dishes of that category, priced by that rule; the dish's price is charged besides. */
const halves = z.object({ categoryId: id, rule: z.enum(HALF_RULES) });

const labels = {
  allergens: z.array(z.enum(ALLERGENS)),
  dietary: z.array(z.enum(DIETARY_LABELS)),
  isFeatured: z.boolean(),
  /** False: the dish is off the menu. Existing orders keep it, and so do favourites, which show it again when it is back. */
  isActive: z.boolean(),
};

const upTo = (most: number) =>
  z.int('number_invalid').check(z.minimum(0, 'number_invalid'), z.maximum(most, 'number_invalid'));

const portions = z
  .int('number_invalid')
  .check(z.minimum(1, 'number_invalid'), z.maximum(STAFF_MAX.portions, 'number_invalid'));

/** A dish in a list, named in the restaurant's language. */
export const staffDishLine = z.extend(dishAvailability, {
  name: z.string(),
  price: amount,
  /** What it costs in sizes, where that is not `price` and the size's adjustment; missing: in none. */
  sizePrices: z.optional(bySize(amount)),
  /** What it costs whoever fetches it; missing: no price of its own. */
  pickupPrice: z.optional(amount),
  /** What it is half and half of; missing: a dish of its own. */
  halves: z.optional(halves),
  image: z.nullable(image),
  /** The menu's own number of it; missing: none. */
  menuNumber: z.optional(z.string()),
  categoryIds: z.array(z.string()),
  optionGroupIds: z.array(z.string()),
  isFeatured: z.boolean(),
  isActive: z.boolean(),
});

/** A dish as staff edit it. Availability is changed separately and not part of `version`. */
export const staffDish = z.extend(dishAvailability, {
  name: staffText,
  description: staffText,
  ingredients: staffText,
  price: amount,
  /** What it costs in sizes, where that is not `price` and the size's adjustment. */
  sizePrices: bySize(amount),
  /** What it costs whoever fetches it; missing: no price of its own. */
  pickupPrice: z.optional(amount),
  /** What it is half and half of; missing: a dish of its own. */
  halves: z.optional(halves),
  /** The first one is the main category. */
  categoryIds: z.array(z.string()),
  /** In the order shown. */
  optionGroupIds: z.array(z.string()),
  picture: z.nullable(z.extend(image, { _id: z.string() })),
  ...labels,
  ...staffFood,
  /** The menu's own number of it; null: none. */
  menuNumber: z.nullable(z.string()),
  /** How hot it is, of three; null: not, or nobody has said so. */
  heat: z.nullable(z.literal(HEATS)),
  /** Kilocalories of one; null: nobody has said so. */
  kcal: z.nullable(z.int()),
  /** What one takes of a slot's units. */
  units: z.int(),
  noticeMinutes: z.int(),
  /** What cooks call it on their boards and papers; null: by its name. */
  kitchenName: z.nullable(z.string()),
  /** How long it cooks, so that all of an order is done together; null: nobody has said so. */
  cookingMinutes: z.nullable(z.int()),
  minimumAge,
  /** How many there are each business day; null: they are not counted. */
  dailyPortions: z.nullable(z.int()),
  /** Whether guests read that few are left. */
  showsPortions: z.boolean(),
  /** On one bottle or can, charged besides the price; 0: none. */
  deposit: amount,
  /** How much is in one; null: not said. */
  content: z.nullable(content),
  /** Ids of the dishes that the cart suggests beside it. */
  goesWith: z.array(z.string()),
  /** When it is served, within its categories' hours; null: whenever they are. */
  hours: z.nullable(servingHours),
  version,
});

export const staffDishInput = z.object({
  name: staffTextInput(line(STAFF_MAX.itemName)),
  /** null: none. */
  description: z.nullable(staffTextInput(lines(STAFF_MAX.description))),
  /** null: none; absent: as they are. */
  ingredients: z.optional(z.nullable(staffTextInput(lines(STAFF_MAX.description)))),
  price,
  /** By the ids of its sizes, others are left out; missing: as they are. */
  sizePrices: z.optional(pricesBySize(price)),
  /** What it costs whoever fetches it; null: no price of its own; missing: as it is. */
  pickupPrice: z.optional(z.nullable(price)),
  /** null: a dish of its own; missing: as it is. */
  halves: z.optional(z.nullable(halves)),
  categoryIds: ids(STAFF_MAX.productCategories).check(z.minLength(1, 'category_required')),
  optionGroupIds: ids(STAFF_MAX.productOptionGroups),
  pictureId: z.nullable(id),
  ...labels,
  ...staffFoodInput,
  /** null: none; missing, as the next two: as it is. */
  menuNumber: z.optional(z.nullable(line(STAFF_MAX.menuNumber))),
  heat: z.optional(z.nullable(z.literal(HEATS))),
  kcal: z.optional(z.nullable(upTo(STAFF_MAX.kcal))),
  /** Missing: as they are; of a new dish what most of its categories' dishes take (1 in a new one), and no notice. */
  units: z.optional(upTo(STAFF_MAX.units)),
  noticeMinutes: z.optional(upTo(STAFF_MAX.noticeMinutes)),
  kitchenName: z.optional(z.nullable(line(STAFF_MAX.kitchenName))),
  cookingMinutes: z.optional(
    z.nullable(
      z
        .int('number_invalid')
        .check(z.minimum(1, 'number_invalid'), z.maximum(STAFF_MAX.cookingMinutes, 'number_invalid')),
    ),
  ),
  minimumAge: z.optional(minimumAge),
  /** null: they are not counted; missing: as it is. */
  dailyPortions: z.optional(z.nullable(portions)),
  showsPortions: z.optional(z.boolean()),
  /** Missing: as they are; of a new dish none. */
  deposit: z.optional(price),
  content: z.optional(
    z.nullable(
      z.object({
        size: z
          .int('number_invalid')
          .check(z.minimum(1, 'number_invalid'), z.maximum(STAFF_MAX.content, 'number_invalid')),
        unit: z.enum(CONTENT_UNITS),
      }),
    ),
  ),
  goesWith: z.optional(ids(STAFF_MAX.goesWith)),
  /** null: none of its own; missing: as they are. */
  hours: z.optional(servingHoursInput),
});
export const staffDishChange = z.extend(staffDishInput, { expectedVersion });

export const removeDishQuery = z.object(versionIfKnown);

export const staffDishAnswer = z.object({ data: z.object({ product: staffDish }) });
export const staffDishLinesAnswer = z.object({ data: z.object({ products: z.array(staffDishLine) }) });

export type StaffDishLine = z.infer<typeof staffDishLine>;
export type StaffDish = z.infer<typeof staffDish>;
export type StaffDishInput = z.infer<typeof staffDishInput>;
