import type { Deal } from '../../contract/menu.ts';
import type { CachedAnswer } from '../platform/cache/cached-answer.ts';
import type { ContentSnapshot } from './content-snapshot.ts';

/** The answer with all dishes and deals, which nearly every visit asks for. */
export function wholeMenu(content: ContentSnapshot): CachedAnswer {
  const { answers, products } = content;
  return answers.json('products', () => ({ products, ...dealsOf(content) }));
}

/** Nothing where there are none: such a menu answers as ever. */
export function dealsOf({ deals }: Pick<ContentSnapshot, 'deals'>): { deals?: Deal[] } {
  return deals.length > 0 ? { deals } : {};
}
