import type { Product } from '../../contract/menu.ts';
import { ALLERGEN_WORDS } from '../../domain/menu/allergen-words.ts';
import type { Allergen, DietaryLabel } from '../../domain/menu/food-labels.ts';
import { VERDICTS, type Verdict, verdictOf } from '../../domain/menu/food-verdict.ts';
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

export type FoundVerdict = Exclude<Verdict, { kind: 'unsafe' }>;

/** A dish that is found; `verdict` undefined: nothing is avoided. */
export interface FoundDish {
  product: Product;
  verdict: FoundVerdict | undefined;
}

/**
 * The dishes that have all that is wanted, in menu order. What holds something to avoid is left out; of the others, those that say that they
 * do not come first, and last those that do not say.
 */
export function findDishes(products: readonly Product[], wanted: WantedDishes): FoundDish[] {
  const { avoid = [] } = wanted;
  const fitting = products.filter(
    (product) =>
      (wanted.withUnavailable || product.isAvailable) &&
      (wanted.maxPrice === undefined || product.price <= wanted.maxPrice) &&
      (!wanted.categoryId || product.categories.some(({ _id }) => _id === wanted.categoryId)) &&
      (wanted.diets ?? []).every((diet) => suits(product, diet)) &&
      avoid.every((allergen) => !names(product, allergen)) &&
      hasAllWords(textsOf(product), wanted.query),
  );
  if (avoid.length === 0) return fitting.map((product) => ({ product, verdict: undefined }));
  return fitting
    .flatMap((product) => {
      const verdict = verdictOf(product, avoid);
      return verdict.kind === 'unsafe' ? [] : [{ product, verdict }];
    })
    .sort((one, other) => VERDICTS.indexOf(one.verdict.kind) - VERDICTS.indexOf(other.verdict.kind));
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

function textsOf({ name, description, ingredients, categories, dietaryLabels }: Product): string[] {
  return [name, description, ingredients?.text ?? '', ...categories.map((each) => each.name), ...dietaryLabels];
}

/** Whether each word of the query is in one of the texts. */
export function hasAllWords(texts: readonly string[], query = ''): boolean {
  const words = searchKey(query).split(' ').filter(Boolean);
  if (words.length === 0) return true;
  const text = searchKey(texts.join(' '));
  return words.every((word) => text.includes(word));
}
