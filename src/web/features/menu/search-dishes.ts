import type { Product } from '../../../contract/menu.ts';
import { searchKey } from '../../../domain/search-key.ts';

/** Whether every word of the query is somewhere in the dish's texts; `searchKey` says what does not matter. */
export function matches(product: Product, query: string): boolean {
  const text = textOf(product);
  return searchKey(query)
    .split(' ')
    .every((word) => text.includes(word));
}

const texts = new WeakMap<Product, string>();

/** Cached: normalising the texts of two hundred dishes at every key press would be too slow. */
function textOf(product: Product): string {
  let text = texts.get(product);
  if (text === undefined) {
    const { menuNumber = '', name, description, categories, dietaryLabels } = product;
    text = searchKey(
      [menuNumber, name, description, ...categories.map((category) => category.name), ...dietaryLabels].join(' '),
    );
    texts.set(product, text);
  }
  return text;
}
