import { PAGE_SIZE } from '../domain/limits.ts';
import type { Call } from './endpoints/call.ts';
import { listProducts } from './endpoints/storefront.ts';
import type { ProductsAnswer } from './menu.ts';
import type { ApiRequest, ApiResult } from './transport.ts';

type Conditions = Pick<ApiRequest, 'signal' | 'etag' | 'quiet'>;

/** How often a list is read anew because it changed between two of its pages. */
const ATTEMPTS = 3;

/** All products that `query` names: the specification's page of 200 and, of a longer list, the following ones. */
export async function allProducts(
  call: Call,
  query: { isActive?: boolean; isFeatured?: boolean },
  more?: Conditions,
): Promise<ApiResult<Pick<ProductsAnswer, 'products' | 'deals'>>> {
  const { etag: _, ...conditions } = more ?? {};
  for (let attempt = 1; ; attempt++) {
    const first = await call(listProducts, {
      query: { ...query, limit: PAGE_SIZE.products },
      ...(attempt === 1 ? more : conditions),
    });
    if (!first.ok || first.data.nextPage === undefined) return first;
    const products = [...first.data.products];
    let isOfOneMoment = true;
    for (let page: number | undefined = first.data.nextPage; page !== undefined; ) {
      const answer: ApiResult<ProductsAnswer> = await call(listProducts, {
        query: { ...query, limit: PAGE_SIZE.products, page },
        ...conditions,
      });
      if (!answer.ok) return answer;
      isOfOneMoment &&= versionOf(answer.etag) === versionOf(first.etag);
      products.push(...answer.data.products);
      page = answer.data.nextPage;
    }
    if (isOfOneMoment || attempt === ATTEMPTS)
      return { ok: true, data: { ...(first.data.deals && { deals: first.data.deals }), products }, etag: first.etag };
  }
}

/** The revision and language of content that an ETag begins with; the rest is a hash of the one page. */
function versionOf(etag: string | null): string | undefined {
  return etag?.slice(0, etag.lastIndexOf('-'));
}
