import type { Product } from '../../../contract/menu.ts';

/** Whether every word of the query is somewhere in the dish's texts; accents and case do not matter. */
export function matches(product: Product, query: string): boolean {
  const text = textOf(product);
  return folded(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const texts = new WeakMap<Product, string>();

/** Cached: normalising the texts of two hundred dishes at every key press would be too slow. */
function textOf(product: Product): string {
  let text = texts.get(product);
  if (text === undefined) {
    const { name, description, categories, dietaryLabels } = product;
    text = folded([name, description, ...categories.map((category) => category.name), ...dietaryLabels].join(' '));
    texts.set(product, text);
  }
  return text;
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
