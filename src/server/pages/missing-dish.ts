import { brotli, gzipped } from '../platform/cache/compress.ts';
import type { ContentSnapshot } from '../storefront/content-snapshot.ts';
import type { CachedPage } from './page-cache.ts';

/** Stands for the id in the page of a dish that does not exist: one is rendered for all. */
export const MISSING_DISH = 'the-dish-that-is-missing';
const PLAIN_ID = /^[\w-]{1,64}$/;
/** Nobody but a guesser asks for such a page twice. */
const FASTEST = 1;

/** The id of a dish that the restaurant does not have, if that is what the parameters of a page name. */
export function missingDish({ productId }: Record<string, string>, content: ContentSnapshot): string | null {
  const isMissing = productId !== undefined && PLAIN_ID.test(productId) && !content.productsById.has(productId);
  return isMissing ? productId : null;
}

/** The page that was rendered for `MISSING_DISH`, as that of this id: the browser reads its own address, and what it knows of that. */
export async function pageOfMissing(page: CachedPage, id: string): Promise<CachedPage> {
  const html = Buffer.from(page.html.toString().replaceAll(MISSING_DISH, id));
  return { ...page, html, brotli: await brotli(html, FASTEST), gzip: await gzipped(html) };
}
