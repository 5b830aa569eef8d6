import type { Product } from '../../contract/menu.ts';
import { ALLERGEN_WORDS } from '../../domain/menu/allergen-words.ts';
import type { Allergen, DietaryLabel } from '../../domain/menu/food-labels.ts';
import { bareWords } from '../../domain/orders/says-allergy.ts';
import { searchKey } from '../../domain/search-key.ts';

/** What somebody looks for on the menu; what is missing or empty decides nothing. */
export interface WantedDishes {
  query?: string | undefined;
  diets?: readonly DietaryLabel[] | undefined;
  avoid?: readonly Allergen[] | undefined;
  /** At most so much, without options, as on the wire. */
  maxPrice?: number | undefined;
  categoryId?: string | undefined;
  withUnavailable?: boolean | undefined;
}

/** The dishes that have all that is wanted, in menu order. */
export function findDishes(products: readonly Product[], wanted: WantedDishes): Product[] {
  const words = searchKey(wanted.query ?? '')
    .split(' ')
    .filter(Boolean);
  return products.filter(
    (product) =>
      (wanted.withUnavailable || product.isAvailable) &&
      (wanted.maxPrice === undefined || product.price <= wanted.maxPrice) &&
      (!wanted.categoryId || product.categories.some(({ _id }) => _id === wanted.categoryId)) &&
      (wanted.diets ?? []).every((diet) => suits(product, diet)) &&
      (wanted.avoid ?? []).every((allergen) => !names(product, allergen)) &&
      hasWords(product, words),
  );
}

/** What is vegan is vegetarian, too. */
function suits({ dietaryCodes }: Product, diet: DietaryLabel): boolean {
  return dietaryCodes.includes(diet) || (diet === 'vegetarian' && dietaryCodes.includes('vegan'));
}

/** Whether the restaurant declared it, or a text of the dish names it: a dish too few is better than one too many. */
function names(product: Product, allergen: Allergen): boolean {
  const { allergenCodes, name, description, ingredients } = product;
  if (allergenCodes.includes(allergen)) return true;
  return ALLERGEN_WORDS[allergen].test(bareWords([name, description, ingredients?.text ?? ''].join(' ')));
}

function hasWords(product: Product, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const { name, description, ingredients, categories, dietaryLabels } = product;
  const texts = [name, description, ingredients?.text ?? '', ...categories.map((each) => each.name), ...dietaryLabels];
  const text = searchKey(texts.join(' '));
  return words.every((word) => text.includes(word));
}
