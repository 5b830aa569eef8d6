import type { Deal, Product } from '../../contract/menu.ts';
import { type FoundVerdict, findDishes, hasAllWords, type WantedDishes } from './find-dishes.ts';

/** A deal with the dishes that have what is wanted; `verdict` undefined: nothing is avoided. */
export interface FoundDeal {
  deal: Deal;
  lines: {
    line: Deal['lines'][number];
    choices: { product: Product; extra: number; verdict: FoundVerdict | undefined }[];
  }[];
}

/**
 * The deals that can be chosen of such dishes alone. Words may be the deal's own or of its dishes, a price is that of the whole, and one of a
 * category has at least a dish of it.
 */
export function findDeals(
  { deals, products }: { deals: readonly Deal[]; products: readonly Product[] },
  { query, diets, avoid, maxPrice, categoryId }: WantedDishes,
): FoundDeal[] {
  const fitting = new Map(findDishes(products, { diets, avoid }).map((found) => [found.product._id, found]));
  return deals.flatMap((deal) => {
    const lines = deal.lines.map((line) => ({
      line,
      choices: line.choices.flatMap(({ productId, extra = 0 }) => {
        const found = fitting.get(productId);
        return found ? { ...found, extra } : [];
      }),
    }));
    const dishes = lines.flatMap(({ choices }) => choices.map(({ product }) => product));
    const texts = [deal.name, deal.description, ...deal.lines.map(({ label }) => label)];
    const isWanted =
      lines.every(({ choices }) => choices.length > 0) &&
      (maxPrice === undefined || deal.price <= maxPrice) &&
      (!categoryId || dishes.some(({ categories }) => categories.some(({ _id }) => _id === categoryId))) &&
      hasAllWords([...texts, ...dishes.map(({ name }) => name)], query);
    return isWanted ? { deal, lines } : [];
  });
}
